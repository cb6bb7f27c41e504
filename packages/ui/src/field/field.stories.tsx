import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'

function OwnControl(texts: FieldTexts) {
  const ids = useFieldIds(texts)
  return (
    <Field {...texts} ids={ids}>
      <input
        id={ids.control}
        type="range"
        style={{ margin: 2 }}
        aria-describedby={ids.describedBy}
        aria-invalid={texts.error ? true : undefined}
      />
    </Field>
  )
}

const meta = {
  title: 'Components/Inputs/Field',
  component: OwnControl,
  args: { label: 'Patients', description: 'No cell describes fewer than eleven' },
  parameters: {
    guide: {
      use: ['A control of your own that needs label, description and message like the others.'],
      avoid: ['TextField, Select and the like have it inside.'],
      anatomy: ['Label', 'Link at the end of its line', 'Description', 'Control', 'Message'],
      content: ['The label stays while the field is filled in. The message says how to mend it.'],
      constants: [
        ['Label to field', '8 px'],
        ['Field to field', '24 px'],
      ],
    },
    conformance: { args: { error: 'Too few' }, bare: true },
  },
} satisfies ComponentMeta<typeof OwnControl>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Patients' })).toHaveAccessibleDescription(
      'No cell describes fewer than eleven',
    )
  },
}
export const Invalid: Story = { args: { error: 'Too few' } }
export const Dark: Story = { ...Invalid, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' }, tags: ['!test'] }
