/** The texts that `PasswordChecklist` shows or reads out. */
export type PasswordChecklistTexts = {
  title: string
  /** `met` and `unmet` are read after a rule by screen readers. */
  met: string
  unmet: string
  /** How many rules are met, such as "3 of 5 met": shown, and announced after a pause in typing. */
  summary: (met: number, total: number) => string
}

export const passwordChecklistTexts: PasswordChecklistTexts = {
  title: 'Your password must have',
  met: 'met',
  unmet: 'not met',
  summary: (met, total) => `${met} of ${total} met`,
}
