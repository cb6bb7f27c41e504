import { emailPattern, typedAddress } from '@vestibule/api-client/contract'

/** The text in a field of a form, by the field's name; empty if the form has no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The mail address in the field `email` of a form, without what people paste along with it, such as `mailto:`. */
export function formAddress(form: HTMLFormElement): string {
  return typedAddress(formText(form, 'email'))
}

export type EmailFault = 'empty' | 'invalid'

/** What is wrong with an address that `formAddress` has returned; undefined if it may be sent. */
export function emailFault(email: string): EmailFault | undefined {
  if (email === '') return 'empty'
  return emailPattern.test(email) ? undefined : 'invalid'
}
