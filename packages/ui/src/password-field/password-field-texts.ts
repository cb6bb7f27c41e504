/** The texts that `PasswordField` shows or reads out. */
export type PasswordFieldTexts = {
  show: string
  hide: string
  shown: string
  hidden: string
}

export const passwordFieldTexts: PasswordFieldTexts = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
}
