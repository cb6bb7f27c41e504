import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import type { SelectOption } from '../select/select.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const people: SelectOption[] = [
  { value: 'a', label: 'Chidi Abara', description: 'chidi.abara@northfield.example' },
  { value: 'b', label: 'Solveig Berg', description: 'solveig.berg@northfield.example' },
  { value: 'm', label: 'Hélène Marchand', description: 'helene.marchand@calder.example' },
]

const meta = {
  title: 'Components/Inputs/Combobox',
  component: Combobox,
  args: {
    label: 'Person',
    placeholder: 'Name or address',
    options: people,
    value: null,
    onValueChange: fn(),
    onQueryChange: fn(),
  },
  parameters: {
    guide: {
      use: ['One of so many values that they are looked up: a person, an organisation.'],
      avoid: ['One of a few: a Select.', 'Several of many: a MultiSelect.'],
      anatomy: ['Label', 'Input', 'Button', 'List with names and what tells them apart'],
      keyboard: [
        ['Letters', 'Look up'],
        ['↓ ↑', 'Open the list, and go from option to option'],
        ['Enter', 'Chooses'],
        ['Escape', 'Closes the list; the field shows the choice again'],
      ],
      content: ['The placeholder says by what can be looked up.'],
    },
    conformance: {
      args: { options: [] },
      classOn: 'around',
      openedBy: 'combobox',
      texts: { open: {} },
    },
    docs: { story: { inline: false, iframeHeight: 360 } },
  },
} satisfies ComponentMeta<ComboboxProps>
export default meta
type Story = StoryObj<typeof meta>

function LookingUp(args: ComboboxProps) {
  const [query, setQuery] = useState('')
  const [value, setValue] = useState(args.value)
  const found = args.options.filter(({ label, description }) =>
    `${label} ${description as string}`.toLowerCase().includes(query.toLowerCase()),
  )
  return (
    <Combobox
      {...args}
      options={found}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        args.onValueChange(next)
      }}
      onQueryChange={setQuery}
    />
  )
}

/** Typing looks up by name or address; the arrow keys and Enter choose. */
export const Playground: Story = {
  render: LookingUp,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Person' })
    await userEvent.type(input, 'northfield')
    await screen.findByRole('option', { name: /Chidi Abara/ })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Solveig Berg')
    await expect(args.onValueChange).toHaveBeenCalledWith(people[1])
  },
}

/** If nothing is found, the list says so. Escape brings back the chosen option. */
export const NothingFound: Story = {
  render: LookingUp,
  args: { value: people[0] ?? null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Person' })
    await userEvent.clear(input)
    await userEvent.type(input, 'zzz')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No Results'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}
export const Chosen: Story = { args: { value: people[2] ?? null, size: 'md' } }
export const Refused: Story = { args: { error: 'Choose a person.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl' }, tags: ['!test'] }
