/** The texts that `FullScreenLoader` shows or reads out. */
export type FullScreenLoaderTexts = {
  loading: string
  slow: string
  error: string
}

export const fullScreenLoaderTexts: FullScreenLoaderTexts = {
  loading: 'Loading',
  slow: 'This is taking longer than usual.',
  error: 'Server Error',
}
