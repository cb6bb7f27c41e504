import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

type Person = { id: string; name: string; place: string; since: string; isGone?: boolean }

const people: Person[] = [
  { id: 'a', name: 'Abara, Chidi', place: 'Osier Genomics', since: '2 Nov 2026' },
  { id: 'b', name: 'Berg, Solveig', place: 'Osier Genomics', since: '14 Oct 2026' },
  { id: 'm', name: 'Marchand, Hélène', place: 'Calder Oncology', since: '9 Jan', isGone: true },
]

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Person>,
  args: {
    label: 'People',
    items: people,
    idOf: ({ id }) => id,
    isOff: ({ isGone }) => isGone === true,
    actions: () => (
      <Button variant="ghost" size="sm">
        Invite again
      </Button>
    ),
    sort: 'name',
    onSortChange: fn(),
    columns: [
      { id: 'name', label: 'Name', cell: ({ name }) => name, isSortable: true },
      { id: 'place', label: 'Organisation', cell: ({ place }) => place, tone: 'muted' },
      { id: 'since', label: 'Since', cell: ({ since }) => since, line: 'one', narrow: 'labelled' },
    ],
  },
  parameters: {
    guide: {
      use: ['Records of one kind that are compared by the same few facts.'],
      avoid: [
        'Facts about one thing: Pairs.',
        'Things that are recognised by a picture or a sentence: cards.',
      ],
      anatomy: ['Names of the columns', 'Row, named by its first cell', 'Actions', 'Details'],
      keyboard: [
        ['Tab', 'To the sortable columns, links, actions and buttons of the rows'],
        ['Enter, Space', 'Sorts by a column; opens and closes the details of a row'],
        ['Escape', 'Closes the details and returns to the button of the row'],
      ],
      content: ['Names of columns are nouns. An action in a row is one verb.'],
    },
    conformance: { texts: { actions: {} } },
  },
} satisfies ComponentMeta<typeof DataTable<Person>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Loading: Story = { args: { items: null } }

/** A press on a column's head sorts by that column; if the table is already sorted by it, in the other direction. */
export const Sorting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(args.onSortChange).toHaveBeenCalledWith('-name')
  },
}
export const Grouped: Story = { args: { groupOf: ({ place }) => place, sort: '' } }

/** The details of a row stand below it. Escape closes them, and the focus is on the button of the row again. */
export const Details: Story = {
  render: function WithDetails(args: DataTableProps<Person>) {
    const [openId, onOpen] = useState<string | null>('b')
    return (
      <DataTable
        {...args}
        actions={undefined}
        detail={{
          openId,
          onOpen,
          label: ({ name }) => `Details of ${name}`,
          content: ({ since }) => `Signed in for the first time on ${since}.`,
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Details of Berg, Solveig' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
  },
}
export const Xs: Story = { ...Details, globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { ...Details, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = {
  ...Details,
  globals: { direction: 'rtl' },
  tags: ['!test'],
}
