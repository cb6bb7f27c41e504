import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import { propsOf, type Prop } from './props.ts'

/** Up to this number of options, the control of a prop is a row of radio buttons; with more options it is a select. */
const shownAtOnce = 4

/**
 * Gives Storybook the types and defaults of a component's props from props.md, with all members of a union. Storybook
 * itself parses each file alone and does not resolve imported types.
 */
export const withProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string }
  const props = propsOf(displayName ?? name ?? '')
  if (!props) return argTypes
  const changed = props.map((prop): [string, InputType] => {
    const given = argTypes[prop.name]
    return [
      prop.name,
      {
        ...given,
        name: prop.name,
        description: prop.meaning,
        ...controlOf(prop, initialArgs[prop.name]),
        table: {
          ...given?.table,
          type: { summary: prop.type },
          defaultValue: prop.initial ? { summary: prop.initial } : undefined,
        },
      },
    ]
  })
  return { ...argTypes, ...(Object.fromEntries(changed) as typeof argTypes) }
}

/** The Storybook control for a prop's type; none for functions, elements and lists. */
function controlOf({ type }: Prop, value: unknown): InputType {
  const members = type.split(' | ').map((member) => member.trim())
  const options = members.map(literalOf)
  if (options.every((option) => option !== undefined)) {
    return {
      options,
      control: { type: members.length <= shownAtOnce ? 'inline-radio' : 'select' },
    }
  }
  if (type === 'boolean') return { control: { type: 'boolean' } }
  if (type === 'number') return { control: { type: 'number' } }
  if (type === 'string' || typeof value === 'string') return { control: { type: 'text' } }
  return { control: false }
}

function literalOf(member: string): string | number | boolean | undefined {
  const text = /^'(.*)'$/u.exec(member)?.[1]
  if (text !== undefined) return text
  if (/^\d+$/u.test(member)) return Number(member)
  return member === 'true' || member === 'false' ? member === 'true' : undefined
}
