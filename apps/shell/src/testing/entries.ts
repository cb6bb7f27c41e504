import type { ResourceEntry } from '@vestibule/api-client/contract'

type AppEntry = Extract<ResourceEntry, { resourcetype: 'AppResource' }>
type DatasetEntry = Extract<ResourceEntry, { resourcetype: 'DatasetResource' }>

const common = { datatypes: [], is_aggregate: false }

/** Makes an app for the user's list. Each of `places` is a product line and a category, such as `Discover/Evidence`. */
export function appEntry(
  name: string,
  places: readonly string[],
  change: Partial<AppEntry['resource']> = {},
): AppEntry {
  return {
    ...common,
    resourcetype: 'AppResource',
    resource: {
      url: `/${name.toLowerCase().replace(/ /g, '-')}/`,
      icon: null,
      display_name: name,
      product_line: places.map((place) => {
        const [line = '', category = null] = place.split('/')
        return { name: line, sub_category: category }
      }),
      enable: true,
      supported_dataset_types: [],
      dataset_dependent: true,
      premium_only: false,
      ...change,
    },
  }
}

export function datasetEntry(
  displayName: string,
  datatypes: string[],
  change: Partial<DatasetEntry> = {},
): DatasetEntry {
  const name = displayName.toLowerCase().replace(/ /g, '_')
  return {
    ...common,
    datatypes,
    resourcetype: 'DatasetResource',
    resource: { name, display_name: displayName, datasets: [] },
    ...change,
  }
}

/** Access whose last day is so many days after today. */
export function accessFor(days: number) {
  const last = Date.now() + days * 86_400_000
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  const until = `${dayOf(last + 86_400_000)}T00:00:00.000Z`
  return { until, last_day: dayOf(last), renewable: days < 30 }
}

export function federatedEntry(displayName: string, members: readonly string[]): ResourceEntry {
  return {
    ...datasetEntry(displayName, []),
    resourcetype: 'FederatedDatasetResource',
    resource: {
      name: displayName.toLowerCase().replace(/ /g, '_'),
      display_name: displayName,
      datasets: members.map((display_name) => ({ display_name })),
    },
  }
}

const types = (...supported: string[]) => ({ supported_dataset_types: supported })

/** A realistic list for tests: 15 apps, one of them disabled, and 6 datasets. */
export const someEntries: readonly ResourceEntry[] = [
  appEntry('Signals', ['Discover/Evidence']),
  appEntry('Literature Graph', ['Discover/Evidence'], { dataset_dependent: false }),
  appEntry('Comparators', ['Discover/Evidence'], types('Clinical Notes', 'Lab Tests')),
  appEntry('Target Atlas', ['Discover/Targets'], types('Aggregate')),
  appEntry('Genome Browser', ['Discover/Targets'], types('Genomics')),
  appEntry('Cohort Builder', ['Clinical/Cohorts'], types('Clinical Notes', 'Lab Tests')),
  appEntry('Survival', ['Clinical/Cohorts'], types('Clinical Notes')),
  appEntry('Lab Trends', ['Clinical/Cohorts'], types('Lab Tests')),
  appEntry('Notes Search', ['Clinical/Records'], types('Clinical Notes')),
  appEntry('Imaging Review', ['Clinical/Records'], types('Imaging')),
  appEntry('Trial Feasibility', ['Trials/Planning'], types('Aggregate', 'Lab Tests')),
  appEntry('Site Finder', ['Trials/Planning'], types('Aggregate')),
  appEntry('Access Review', ['Operate/Administration'], { dataset_dependent: false }),
  appEntry('Data Catalogue', ['Operate/Administration'], { dataset_dependent: false }),
  appEntry('Protein Foundry', ['Discover/Targets'], { enable: false }),
  datasetEntry('Northfield Oncology', ['Clinical Notes', 'Lab Tests', 'Imaging']),
  datasetEntry('Calder Cardiology', ['Clinical Notes', 'Lab Tests']),
  datasetEntry('Aldermoor Rare Disease', ['Aggregate'], { is_aggregate: true }),
  federatedEntry('Four Rivers Federation', ['Northfield Oncology', 'Calder Oncology', 'Osier']),
  datasetEntry('Osier Genomics', ['Genomics', 'Lab Tests']),
  datasetEntry('Fenwick Paediatrics', ['Clinical Notes']),
]
