/** The texts that `ResourceCard` shows or reads out. */
export type ResourceCardTexts = {
  unavailable: string
}

export const resourceCardTexts: ResourceCardTexts = {
  unavailable: 'Unavailable',
}
