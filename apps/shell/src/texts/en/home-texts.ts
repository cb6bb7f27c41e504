import { createDates } from '../dates.ts'
import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const apps = (n: number) => count(n, { one: 'app', other: 'apps' })
const datasets = (n: number) => count(n, { one: 'dataset', other: 'datasets' })
const dates = createDates('en')
const list = new Intl.ListFormat('en')
const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })
const are = (n: number) => (n === 1 ? 'is' : 'are')
const listNames = { recent: 'recent apps', pins: 'pinned apps', announcements: 'announcements' }

export const homeTexts = {
  title: 'Home',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeUnnamed: 'Welcome',
  open: (appCount: number, datasetCount: number) => {
    if (appCount + datasetCount === 0) return 'Nothing is open to you yet.'
    if (datasetCount === 0) return `${apps(appCount)} ${are(appCount)} open to you.`
    if (appCount === 0) return `${datasets(datasetCount)} ${are(datasetCount)} open to you.`
    return `${apps(appCount)} and ${datasets(datasetCount)} are open to you.`
  },
  search: 'Search apps and datasets',
  searchShortcut: '/',
  resultsAnnounced: (appCount: number, datasetCount: number) =>
    `${apps(appCount)} and ${datasets(datasetCount)} found`,
  tabs: { label: 'Resources', apps: 'Apps', datasets: 'Datasets' },
  filters: {
    applied: (label: string, value: string | number) => `${label}: ${value}`,
    productLine: 'Product line',
    category: 'Category',
    dataType: 'Data type',
    kind: 'Kind',
    searchProductLines: 'Search product lines',
    searchCategories: 'Search categories',
    searchDataTypes: 'Search data types',
    searchKinds: 'Search kinds',
    showUnavailable: (n: number) => `Show unavailable (${n})`,
    hideUnavailable: 'Hide unavailable',
    apps,
    datasets,
  },
  otherApps: 'Other',
  appsInLine: apps,
  availability: {
    anyDataset: 'Any dataset',
    noDataset: 'No dataset needed',
    types: (types: readonly string[]) => types.join(', '),
    premium: 'Premium',
    needs: (types: readonly string[]) => `Needs ${anyOf.format(types)}`,
    locked: 'Only in premium',
    disabled: 'Switched off by your administrator',
  },
  datasets: {
    name: 'Name',
    access: 'Access',
    dataTypes: 'Data types',
    action: 'Action',
    kinds: { row: 'Row level', aggregate: 'Aggregate only' },
    meta: (name: string, version: string) =>
      name === version ? name : `${name} · version ${version}`,
    current: 'Current',
    open: 'Open',
    openNamed: (name: string) => `Open ${name}`,
  },
  personal: {
    recent: 'Recent',
    opened: dates.opened,
    pinned: 'Pinned',
    pin: (app: string) => `Pin ${app}`,
    pinFailed: 'It was not saved which apps are pinned. Try again.',
    hint: 'Press the star of an app to keep it here.',
    announcement: 'Announcement',
    announcementDetails: 'Details',
    dismiss: 'Dismiss',
    dismissFailed: 'The announcement could not be dismissed. Try again.',
    openWith: 'Open with…',
    openWithNamed: (app: string) => `Open with… ${app}`,
    datasetsWith: (types: readonly string[]) => `Datasets with ${anyOf.format(types)}`,
    askForAccess: 'Ask for access to another',
    notLoaded: (lists: readonly ('recent' | 'pins' | 'announcements')[]) =>
      `Not loaded: ${list.format(lists.map((name) => listNames[name]))}.`,
  },
  empty: {
    resources: {
      heading: 'No resources yet',
      text: 'Apps and datasets appear here once your organisation grants you access. Ask the person who invited you, or write to support.',
    },
    apps: {
      heading: 'No apps yet',
      text: 'Apps appear here once your organisation grants you access to them.',
    },
    datasets: {
      heading: 'No datasets yet',
      text: 'Datasets appear here once your organisation grants you access to them.',
    },
    contact: 'Contact support',
    refresh: 'Refresh',
  },
  noResults: {
    heading: 'No Results',
    query: (query: string) => `Nothing called “${query}” was found.`,
    filtered: 'Your filters leave nothing.',
    queryFiltered: (query: string) => `Nothing called “${query}” is left by your filters.`,
    hidden: (what: string) => `${what} hidden by them.`,
    inOtherTab: (what: string) => `${what} on the other tab.`,
    showOther: (what: string) => `Show ${what}`,
    clear: 'Clear',
  },
}
