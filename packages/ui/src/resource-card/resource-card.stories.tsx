import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { CohortIcon, FlaskIcon, GenomeIcon, PulseIcon, TargetIcon } from '../icons/icons.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { StarFilledIcon, StarIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { ResourceCard, ResourceCardSkeleton, type ResourceCardProps } from './resource-card.tsx'

const meta = {
  title: 'Components/Product parts/ResourceCard',
  component: ResourceCard,
  args: {
    title: 'Cohort Builder',
    meta: 'Clinical Notes, Lab Tests',
    icon: <CohortIcon />,
    collection: 2,
    href: '#cohorts',
  },
  parameters: {
    guide: {
      use: ['An app or another thing to open, in a grid.'],
      avoid: ['Something to read without opening it: text.'],
      anatomy: ['Icon or initials', 'Title', 'Line below', 'Badges', 'Arrow, or an action'],
      keyboard: [
        ['Tab', 'The whole card is one stop; its action is the next'],
        ['Enter', 'Opens it'],
      ],
      content: ['One that cannot be opened says why in its second line.'],
      constants: [['Product lines', 'Four colours, on the icon alone']],
    },
    conformance: {
      texts: { unavailable: { unavailable: true } },
      others: [{ component: ResourceCardSkeleton }],
    },
  },
} satisfies ComponentMeta<typeof ResourceCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Cohort Builder/u })
    await expect(card).toHaveAttribute('href', '#cohorts')
  },
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 16,
}

export const AllVariants: Story = {
  render: () => (
    <div style={grid}>
      <ResourceCard title="Signals" meta="Any dataset" icon={<PulseIcon />} href="#1" />
      <ResourceCard
        title="Lab Trends"
        meta="Lab Tests"
        icon={<FlaskIcon />}
        collection={2}
        href="#2"
      />
      <ResourceCard
        title="Site Finder"
        meta="Aggregate"
        icon={<TargetIcon />}
        collection={3}
        href="#3"
      />
      <ResourceCard title="Pathway Viewer" meta="Any dataset" collection={4} href="#4" />
      <ResourceCard
        title="Genome Browser"
        meta="Does not support this dataset"
        icon={<GenomeIcon />}
        unavailable
      />
      <ResourceCard
        title="Four Rivers Federation"
        meta="Calder Cardiology, Fenwick Paediatrics, Northfield Oncology, Osier Genomics, Aldermoor"
        badges={<Badge tone="outline">Aggregate only</Badge>}
        href="#5"
      />
      <ResourceCardSkeleton />
    </div>
  ),
}

export const WithAction: Story = {
  render: () => (
    <div style={grid}>
      <ResourceCard
        title="Cohort Builder"
        meta="Find patients who match"
        icon={<CohortIcon />}
        collection={2}
        href="#1"
        action={<IconButton size="sm" label="Pin Cohort Builder" icon={<StarIcon size={18} />} />}
      />
      <ResourceCard
        title="Signals"
        meta="Safety signals across records"
        icon={<PulseIcon />}
        href="#2"
        action={
          <IconButton
            size="sm"
            aria-pressed
            label="Pin Signals"
            icon={<StarFilledIcon size={18} />}
          />
        }
      />
      <ResourceCard
        title="Genome Browser"
        meta="Needs Genomics"
        icon={<GenomeIcon />}
        unavailable
        action={<IconButton size="sm" label="Other datasets" icon={<TargetIcon size={18} />} />}
      />
    </div>
  ),
}

export const UnavailableIsNoLink: Story = {
  args: { unavailable: true, meta: 'Does not support this dataset' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByText('Unavailable')).toBeInTheDocument()
  },
}

const rows: Record<string, ResourceCardProps> = {
  app: { title: 'Survival', meta: 'Clinical Notes', icon: <PulseIcon />, href: '#survival' },
}
export const States: Story = {
  render: () => (
    <StateMatrix
      rows={rows}
      states={{ unavailable: { unavailable: true, meta: 'Does not support it' } }}
    >
      {(props) => <ResourceCard {...props} style={{ width: 220 }} />}
    </StateMatrix>
  ),
}
export const LongText: Story = {
  args: {
    title: 'Arzneimittelnebenwirkungssignalerkennung in Freitextbefunden',
    meta: 'Klinische Freitexte, Laborbefunde, Bildgebung, Genomik, Pathologie, Abrechnungsdaten',
    href: '#long',
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
