/** The texts that `DatasetCard` shows or reads out. */
export type DatasetCardTexts = {
  aggregateOnly: string
  /** Marks the dataset that is in use. */
  current: string
  version: (version: string) => string
}

export const datasetCardTexts: DatasetCardTexts = {
  aggregateOnly: 'Aggregate only',
  current: 'Current',
  version: (version) => `Version ${version}`,
}
