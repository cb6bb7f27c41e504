/** The texts that `ToastProvider` shows or reads out. */
export type ToastTexts = {
  close: string
  /** Accessible name of the list of toasts. */
  region: string
}

export const toastTexts: ToastTexts = {
  close: 'Close',
  region: 'Notifications',
}
