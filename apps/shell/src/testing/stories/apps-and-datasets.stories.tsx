import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { findOverPage, ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { appEntry, datasetEntry, federatedEntry } from '../entries.ts'
import { pageStory } from '../page-story.tsx'
import { externalUser } from '../test-shell.tsx'

export default { title: 'Flows/Shell/Apps and datasets', tags: ['!autodocs'], ...ofFlows }

export const App = pageStory('app', 'idle', '/dv/northfield_oncology/survival/', {
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Survival' }),
})

export const DatasetNotOpen = pageStory('app', 'error', '/dv/no_such_dataset/')

export const DatasetDoesNotSuit = pageStory(
  'app',
  'error',
  '/dv/northfield_oncology/genome-browser/',
)

export const AppSwitchedOff = pageStory('app', 'error', '/dv/northfield_oncology/protein-foundry/')

export const NotFound = pageStory('app', 'error', '/dv/northfield_oncology/no-such-page')

const survival = (change: Parameters<typeof appEntry>[2]): Handlers => ({
  listResources: [
    appEntry('Survival', ['Clinical'], change),
    datasetEntry('Osier Genomics', ['Lab Tests']),
  ],
})
const framed = survival({
  description: 'Curves of any endpoint',
  // A host that never exists, so that the app in the frame never sends `hello`, with which it would tell the shell that
  // it has started.
  mount: { kind: 'frame', src: 'https://survival.invalid/', allow: [] },
})
const inDataset = '/dv/osier_genomics/survival'

export const AppInFrameLoading = pageStory('app', 'busy', inDataset, {
  handlers: framed,
  play: ({ canvas }) => canvas.findByText('Opening Survival'),
})

const clock = createFakeClock(Date.UTC(2026, 10, 20, 9))

export const AppInFrameUnreachable = pageStory('app', 'error', inDataset, {
  handlers: framed,
  clock,
  async play({ canvas }) {
    await canvas.findByText('Opening Survival')
    await clock.advance(10_000)
    await canvas.findByRole('heading', { level: 2, name: 'Survival cannot be reached' })
  },
})

export const AppInFrameMenu = pageStory('app', 'idle', inDataset, {
  handlers: framed,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Survival' }))
    await findOverPage('menuitem', 'Load again')
  },
})

export const PremiumOnly = pageStory('app', 'error', inDataset, {
  handlers: { ...survival({ premium_only: true }), getProfile: externalUser },
  play: () => findOverPage('dialog', /./),
})

export const AppsNotLoaded = pageStory('app', 'error', inDataset, {
  handlers: { listResources: refuse('server_error') },
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Retry' }),
})

const fourRivers = federatedEntry('Four Rivers', ['Osier Genomics', 'Calder'])
const known: Handlers = {
  listResources: [
    ...(survival({}).listResources as never[]),
    {
      ...fourRivers,
      resource: {
        ...fourRivers.resource,
        description: 'Registries of four hospitals, counted together.',
        version: '2026.1',
        released_at: '2026-03-31',
        size: { patients: 87_543 },
      },
    } as typeof fourRivers,
  ],
  getDataset: {
    id: 'four_rivers',
    resourcetype: 'FederatedDatasetResource',
    resource: {
      name: 'four_rivers',
      display_name: 'Four Rivers',
      data_partner: { id: 'consortium', name: 'Four Rivers Consortium' },
      datasets: [],
    },
    datatypes: [],
    is_aggregate: false,
  },
}

export const Dataset = pageStory('datasets', 'idle', '/datasets/four_rivers', {
  handlers: known,
  play: ({ canvas }) => canvas.findByText('Four Rivers Consortium'),
})

export const DatasetLoading = pageStory('datasets', 'busy', '/datasets/four_rivers', {
  handlers: { ...known, listResources: noAnswer() },
  play: ({ canvas }) => canvas.findByText('Loading'),
})

export const DatasetPartnerNotLoaded = pageStory('datasets', 'error', '/datasets/four_rivers', {
  handlers: { ...known, getDataset: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The data partner could not be loaded.'),
})

export const DatasetUnknown = pageStory('datasets', 'error', '/datasets/no_such')
