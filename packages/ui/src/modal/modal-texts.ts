/** The texts that `Modal` shows or reads out. */
export type ModalTexts = {
  close: string
}

export const modalTexts: ModalTexts = {
  close: 'Close',
}
