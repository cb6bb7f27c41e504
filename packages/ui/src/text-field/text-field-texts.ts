/** The texts that `TextField` shows or reads out. */
export type TextFieldTexts = {
  clear: string
}

export const textFieldTexts: TextFieldTexts = {
  clear: 'Clear',
}
