import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

const meta = {
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  args: {
    label: 'Search apps and datasets',
    placeholder: 'Search apps and datasets',
    shortcut: '/',
    value: '',
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: ['Finding in a list, as one types.'],
      avoid: ['A question to the server with many fields: a form.'],
      anatomy: ['Icon', 'Input', 'Shortcut', 'Clear button'],
      keyboard: [
        ['Escape', 'Empties it'],
        ['/', 'Focuses it, where the page listens'],
      ],
      content: [
        "The placeholder says what is searched: 'Search apps and datasets'. The count of results is read out.",
      ],
    },
    conformance: { classOn: 'around', texts: { clear: { value: 'a' } } },
  },
} satisfies ComponentMeta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value)
  return <SearchField {...args} value={value} onValueChange={setValue} />
}

export const Playground: Story = { render: (args) => <Controlled {...args} /> }

export const AllVariants: Story = {
  render: (args) => (
    <Stack style={{ maxWidth: 340 }}>
      <SearchField {...args} />
      <SearchField {...args} label="Filled in" value="proteome" />
      <SearchField {...args} label="Small" size="sm" placeholder="Find a dataset" />
      <SearchField {...args} label="Rounded" variant="rounded" />
    </Stack>
  ),
}

export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search apps and datasets' })
    await userEvent.type(input, 'proteome')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'genome')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
    await waitFor(() => expect(input).toHaveFocus())
  },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
