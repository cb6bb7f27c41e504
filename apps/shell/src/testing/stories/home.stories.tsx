import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { findOverPage, findToast, ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { accessFor, appEntry, datasetEntry } from '../entries.ts'
import { pageStory } from '../page-story.tsx'
import { externalUser } from '../test-shell.tsx'

export default { title: 'Flows/Shell/Home', tags: ['!autodocs'], ...ofFlows }

export const Apps = pageStory('home', 'idle', '/dv/northfield_oncology/', {
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Signals' }),
})

export const Datasets = pageStory('home', 'idle', '/?tab=datasets', {
  play: ({ canvas }) => canvas.findByRole('row', { name: /Osier Genomics/ }),
})

export const ForUsersOfExplore = pageStory('home', 'idle', '/', {
  handlers: { getProfile: externalUser },
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Signals' }),
})

export const Loading = pageStory('home', 'busy', '/', { handlers: { listResources: noAnswer() } })

export const Failed = pageStory('home', 'error', '/', {
  handlers: { listResources: refuse('server_error') },
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Server Error' }),
})

export const NothingOpen = pageStory('home', 'idle', '/', {
  handlers: { listResources: [] },
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'No resources yet' }),
})

export const NoResults = pageStory('home', 'idle', '/?q=oncology', {
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Show 2 datasets' }),
})

/** Few apps, so that the story renders quickly. */
const few = [
  appEntry('Survival', ['Clinical'], { description: 'Curves of any endpoint' }),
  appEntry('Signals', ['Discover'], { description: 'Evidence of targets' }),
  appEntry('Genome Browser', ['Discover'], { supported_dataset_types: ['Genomics'] }),
  datasetEntry('Northfield Oncology', ['Clinical Notes']),
  datasetEntry('Osier Genomics', ['Genomics']),
]
const opened = (app: string, dataset: string | null) => ({
  app,
  dataset,
  opened_at: '2026-01-02T03:04:05Z',
})
const lists: Handlers = {
  listResources: few,
  listRecent: [opened('survival', 'northfield_oncology'), opened('signals', 'osier_genomics')],
  listPins: ['signals', 'survival'],
}
const inDataset = '/dv/northfield_oncology/'

export const RecentAndPinned = pageStory('home', 'idle', inDataset, {
  handlers: lists,
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Pinned' }),
})

export const ListsNotLoaded = pageStory('home', 'error', inDataset, {
  handlers: {
    ...lists,
    listRecent: refuse('server_error'),
    listPins: refuse('server_error'),
  },
  play: ({ canvas }) => canvas.findByText('Not loaded: recent apps and pinned apps.'),
})

export const PinNotSaved = pageStory('home', 'error', inDataset, {
  handlers: { ...lists, listPins: [], savePins: refuse('server_error') },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin Signals' }))
    await findToast(/was not saved/)
  },
})

export const Announcement = pageStory('home', 'idle', inDataset, {
  handlers: {
    ...lists,
    listAnnouncements: [
      {
        id: 'one',
        text: 'Saving is paused on Sunday from 6 to 8.',
        details_url: '/support',
        from: '2026-01-01T00:00:00Z',
        until: '2099-01-01T00:00:00Z',
      },
    ],
  },
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Announcement' }),
})

const ended = {
  id: 'DatasetResource:reefs',
  resourcetype: 'DatasetResource' as const,
  display_name: 'Reef Genomes of the Southern Ocean',
  ended_at: '2026-11-02T00:00:00Z',
  last_day: '2026-11-01',
  renewable: true,
}

export const AccessEnded = pageStory('home', 'idle', inDataset, {
  handlers: { ...lists, listEndedResources: [ended, { ...ended, id: 'b', renewable: false }] },
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Access that ends' }),
})

export const AskForLonger = pageStory('home', 'idle', inDataset, {
  handlers: { ...lists, listEndedResources: [ended] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask for longer access/ }))
    await findOverPage('textbox', /Why do you need it/)
  },
})

export const OpenWith = pageStory('home', 'idle', inDataset, {
  handlers: { ...lists, listPins: [], listRecent: [] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open with… Genome Browser' }))
    await findOverPage('menuitem', /Osier Genomics/)
  },
})

const openPalette: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search everything' }))
  await findOverPage('combobox', 'Search everything')
}
const typed =
  (words: string): Play =>
  async (stage) => {
    await openPalette(stage)
    await stage.userEvent.paste(words)
  }

export const Palette = pageStory('home', 'idle', inDataset, { handlers: lists, play: openPalette })

export const PaletteFound = pageStory('home', 'idle', inDataset, {
  handlers: lists,
  async play(stage) {
    await typed('surv')(stage)
    await findOverPage('option', /^Survival/)
  },
})

const ending: Handlers = {
  ...lists,
  listResources: [
    {
      ...appEntry('Survival', ['Clinical'], { description: 'Curves of any endpoint' }),
      access: accessFor(6),
    },
    datasetEntry('Survey of Northfield Oncology, Its Partners and Neighbours', ['Genomics'], {
      access: accessFor(12),
    }),
    datasetEntry('Osier Survey', ['Genomics'], { is_aggregate: true, access: accessFor(29) }),
    datasetEntry('Calder Survey', ['Genomics'], { access: accessFor(90) }),
  ],
}

export const PaletteSaysWhatEnds = pageStory('home', 'idle', '/', {
  handlers: ending,
  async play(stage) {
    await typed('surv')(stage)
    await findOverPage('option', /^Osier Survey .*until/)
  },
})

export const SwitcherSaysWhatEnds = pageStory('home', 'idle', '/', {
  handlers: ending,
  async play({ canvas, userEvent }) {
    const button = { name: 'Choose a dataset', expanded: false }
    await userEvent.click(await canvas.findByRole('button', button))
    await findOverPage('link', /^Osier Survey .*until/)
  },
})

export const PaletteNothingFound = pageStory('home', 'idle', inDataset, {
  handlers: lists,
  play: typed('zebra'),
})

export const PaletteFailed = pageStory('home', 'error', inDataset, {
  handlers: { ...lists, listDocuments: refuse('server_error') },
  play: typed('zebra'),
})
