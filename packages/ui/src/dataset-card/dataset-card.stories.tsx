import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { DatasetCard, type DatasetCardProps } from './dataset-card.tsx'

const meta = {
  title: 'Components/Product parts/DatasetCard',
  component: DatasetCard,
  args: {
    name: 'Northfield Oncology',
    version: '2026.1',
    datatypes: ['Clinical Notes', 'Lab Tests', 'Imaging'],
    href: '#northfield',
  },
  parameters: {
    guide: {
      use: ['A dataset to open, in a grid.'],
      avoid: ['Many datasets that are compared by columns: a table.'],
      anatomy: ['Icon', 'Name, with the members in parentheses', 'Version', 'Badges'],
      keyboard: [
        ['Tab', 'The whole card is one stop'],
        ['Enter', 'Opens it'],
      ],
      constants: [['Federated', 'Aggregate only']],
    },
    conformance: { texts: { aggregateOnly: { aggregateOnly: true }, current: { current: true } } },
  },
} satisfies ComponentMeta<typeof DatasetCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Current: Story = { args: { current: true } }

const federated: DatasetCardProps = {
  name: 'Four Rivers Federation',
  members: ['Northfield Oncology', 'Calder Oncology', "Fenwick Children's", 'Osier'],
  version: '2026.1',
  datatypes: ['Aggregate'],
  aggregateOnly: true,
  href: '#four-rivers',
}

/** The members of a federated dataset stand in parentheses after its name, and are cut off where space runs out. */
export const Federated: Story = { args: federated }

export const States: Story = {
  render: (args) => (
    <StateMatrix rows={{ single: args, federated }} states={{ unavailable: { unavailable: true } }}>
      {(props) => (
        <div>
          <div style={{ width: 248 }}>
            <DatasetCard {...props} />
          </div>
        </div>
      )}
    </StateMatrix>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Northfield Oncology/u })).toHaveFocus(),
    )
  },
}

export const LongText: Story = { args: federated, globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Federated, globals: { direction: 'rtl' } }
