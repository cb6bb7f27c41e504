import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { FilterPopover, type FilterPopoverProps } from './filter-popover.tsx'

const meta = {
  title: 'Components/Inputs/FilterPopover',
  component: FilterPopover,
  args: {
    label: 'Data type',
    value: ['notes', 'labs'],
    onValueChange: fn(),
    result: '7 apps',
    options: [
      { value: 'aggregate', label: 'Aggregate', count: 3 },
      { value: 'notes', label: 'Clinical Notes', count: 4 },
      { value: 'genomics', label: 'Genomics', count: 1 },
      { value: 'imaging', label: 'Imaging', count: 1 },
      { value: 'labs', label: 'Lab Tests', count: 4 },
      { value: 'pathology', label: 'Pathology', count: 0, disabled: true },
    ],
  },
  parameters: {
    guide: {
      use: ['Narrowing a list by one property; several stand in a row.'],
      avoid: ['Choosing for a form: a MultiSelect.', 'Two or three options with room: checkboxes.'],
      anatomy: [
        'Button with the number chosen',
        'Search',
        "'Select all'",
        'Boxes with counts',
        "'Clear' and the result",
      ],
      keyboard: [
        ['Enter, Space', 'Opens it'],
        ['↓', 'From the search into the list'],
        ['↓ ↑ Home End', 'From box to box'],
        ['Space', 'Checks and unchecks'],
        ['Escape', 'Empties the search, then closes; the focus returns to the button'],
      ],
      content: ['It applies at once, and the address of the page says what is applied.'],
      constants: [
        ['Width', '200, 300, 600'],
        ['Height', '400 at most'],
        ['Transition', '350 ms'],
        ['No match', "'No Results'"],
      ],
    },
    conformance: {
      openedBy: 'button',
      texts: { selectAll: {}, clear: {}, empty: { options: [] } },
    },
    docs: { story: { inline: false, iframeHeight: 460 } },
  },
} satisfies ComponentMeta<typeof FilterPopover>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: FilterPopoverProps) {
  const [value, setValue] = useState(args.value)
  return (
    <FilterPopover
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        args.onValueChange(next)
      }}
    />
  )
}

export const Playground: Story = { render: (args) => <Controlled {...args} /> }

export const Open: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Data type' })).toBeVisible())
  },
}

/** The search gets the focus; arrow keys move between the checkboxes; Escape closes and returns the focus. */
export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Data type: 2' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['notes', 'labs', 'aggregate'])
    search.focus()
    await userEvent.keyboard('zzz')
    await waitFor(() => expect(screen.getAllByText('No Results')[0]).toBeVisible())
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const NoResults: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz')
    await waitFor(() => expect(screen.getAllByText('No Results')[0]).toBeVisible())
  },
}

const many = Array.from({ length: 60 }, (_, index) => ({
  value: `partner-${index}`,
  label: `Partner ${index + 1}`,
}))

/** The panel is at most 400 pixels high: the options scroll between the search and the footer. */
export const Many: Story = {
  ...Playground,
  args: { label: 'Data partner', options: many, value: [], width: 'sm' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(400))
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(200))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible())
  },
}

export const Large: Story = { ...Open, args: { width: 'lg' } }

export const States: Story = {
  render: (args) => (
    <StateMatrix<Partial<FilterPopoverProps>>
      rows={{ rest: { value: [] }, applied: { value: ['notes'] } }}
      states={{ disabled: { disabled: true } }}
    >
      {(props) => <FilterPopover {...args} {...props} />}
    </StateMatrix>
  ),
}

export const Several: Story = {
  render: (args) => (
    <Stack direction="row" gap="xs" wrap>
      <Controlled {...args} label="Product line" value={[]} />
      <Controlled {...args} label="Category" value={[]} />
      <Controlled {...args} />
    </Stack>
  ),
}

export const LongText: Story = {
  ...Open,
  args: {
    align: 'end',
    options: [
      {
        value: 'long',
        label: 'Molekularpathologische Befunde aus der Regelversorgung',
        count: 1280,
      },
    ],
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
