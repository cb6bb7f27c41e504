import { emailPattern, typedAddress } from '@vestibule/api-client/contract'

/** The text of a form's field, by its name; empty if there is no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The address in a form's field `email`, without what a paste brings along. */
export function formAddress(form: HTMLFormElement): string {
  return typedAddress(formText(form, 'email'))
}

export type EmailFault = 'empty' | 'invalid'

/** The fault of an address as `formAddress` returns it; undefined if it may be sent. */
export function emailFault(email: string): EmailFault | undefined {
  if (email === '') return 'empty'
  return emailPattern.test(email) ? undefined : 'invalid'
}
