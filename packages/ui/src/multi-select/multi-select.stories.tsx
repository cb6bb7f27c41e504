import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

const meta = {
  title: 'Components/Inputs/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Data partners',
    placeholder: 'All',
    options: [
      { value: 'meridian', label: 'Meridian' },
      { value: 'calder', label: 'Calder Oncology Group' },
      { value: 'fenwick', label: "Fenwick Children's" },
      { value: 'osier', label: 'Osier', disabled: true },
    ],
    value: ['meridian'],
    onValueChange: fn(),
    selectAll: true,
  },
  parameters: {
    guide: {
      use: ['Several of many values in a form: audiences, sellers, data partners.'],
      avoid: ['Narrowing a list: a FilterPopover.', 'Up to five options with room: checkboxes.'],
      anatomy: ['Label', 'Chips', 'Input', "List with 'Select all' and boxes"],
      keyboard: [
        ['Letters', 'Find'],
        ['↓ ↑', 'From option to option'],
        ['Enter', 'Adds and takes away; the list stays open'],
        ['Backspace', 'In an empty field takes away the last'],
        ['Escape', 'Closes the list'],
      ],
      content: ["Where none means all, the placeholder says 'All'."],
      constants: [['Choosing sellers', 'Clears the chosen data partners']],
    },
    conformance: {
      args: { options: [], value: [] },
      classOn: 'around',
      openedBy: 'combobox',
      texts: { open: {} },
      others: [
        {
          component: MultiSelect,
          args: {
            label: 'Data partners',
            options: [{ value: 'calder', label: 'Calder' }],
            value: ['calder'],
            onChange: fn(),
          },
          classOn: 'around',
        },
      ],
    },
    docs: { story: { inline: false, iframeHeight: 360 } },
  },
} satisfies ComponentMeta<MultiSelectProps>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: MultiSelectProps) {
  const [value, setValue] = useState(args.value)
  return (
    <MultiSelect
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
    await userEvent.click(canvas.getByText('Meridian').closest('.vb-multi-select')!)
    await userEvent.click(canvas.getByRole('combobox'), { pointerEventsCheck: 0 })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('listbox', { name: 'Data partners' })).toBeVisible(),
    )
  },
}

/** Typing filters, Enter adds, Backspace in an empty field removes the last, Escape closes. */
export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Data partners' })
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Meridian' })).toHaveFocus(),
    )
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('cald')
    const option = await screen.findByRole('option', { name: 'Calder Oncology Group' })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['meridian', 'calder'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await waitFor(() => expect(input).toHaveValue(''))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['meridian'])
  },
}

const sellers = [
  { value: 'meridian', label: 'Meridian', partners: ['calder', 'fenwick'] },
  { value: 'aldermoor', label: 'Aldermoor', partners: ['osier'] },
]
const partners = [
  { value: 'calder', label: 'Calder Oncology Group' },
  { value: 'fenwick', label: "Fenwick Children's" },
  { value: 'osier', label: 'Osier' },
]

function SellersAndPartners() {
  const [chosenSellers, setSellers] = useState<string[]>([])
  const [chosenPartners, setPartners] = useState<string[]>(['osier'])
  const theirs = new Set(
    sellers
      .filter((seller) => chosenSellers.includes(seller.value))
      .flatMap((seller) => seller.partners),
  )
  return (
    <Stack>
      <MultiSelect
        label="Sellers"
        placeholder="All"
        size="md"
        options={sellers}
        value={chosenSellers}
        onValueChange={(next) => {
          setSellers(next)
          setPartners([])
        }}
      />
      <MultiSelect
        label="Data partners"
        placeholder="All"
        size="md"
        options={partners.filter(({ value }) => chosenSellers.length === 0 || theirs.has(value))}
        value={chosenPartners}
        onValueChange={setPartners}
      />
    </Stack>
  )
}

/** Choosing sellers removes the chosen partners and offers only partners of these sellers. */
export const SellersToPartners: Story = {
  render: () => <SellersAndPartners />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Osier' })).toBeVisible())
    await userEvent.type(canvas.getByRole('combobox', { name: 'Sellers' }), 'mer', {
      skipClick: true,
      initialSelectionStart: 0,
    })
    canvas.getByRole('combobox', { name: 'Sellers' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(await screen.findByRole('option', { name: 'Meridian' }))
    await expect(canvas.queryByRole('button', { name: 'Remove Osier' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    canvas.getByRole('combobox', { name: 'Data partners' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: 'Calder Oncology Group' })
    await expect(screen.queryByRole('option', { name: 'Osier' })).not.toBeInTheDocument()
  },
}

/** Shows at most `maxChips` chosen options, and the number of the others. */
export const ChipsOverflow: Story = {
  ...Playground,
  args: { maxChips: 1, value: ['meridian', 'calder', 'fenwick'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('+2')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { options: [], value: [], loading: true },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Loading…' })).toBeInTheDocument()
  },
}

export const States: Story = {
  render: (args) => (
    <StateMatrix<Partial<MultiSelectProps>>
      rows={{ empty: { value: [] }, chosen: { value: ['meridian'] } }}
      states={{ disabled: { disabled: true }, invalid: { error: 'Choose a partner' } }}
    >
      {(props) => <MultiSelect {...args} {...props} />}
    </StateMatrix>
  ),
}

export const LongText: Story = {
  ...Playground,
  args: {
    value: ['long', 'short'],
    options: [
      { value: 'long', label: 'Universitätsklinikum der Vereinigten Flussgemeinden' },
      { value: 'short', label: 'Osier' },
    ],
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
