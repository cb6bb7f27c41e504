/** The texts that `ErrorState` shows or reads out. */
export type ErrorStateTexts = {
  title: string
  retry: string
  supportCode: (code: string) => string
}

export const errorStateTexts: ErrorStateTexts = {
  title: 'Server Error',
  retry: 'Retry',
  supportCode: (code) => `Support code ${code}`,
}
