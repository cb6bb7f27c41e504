import { emailPattern } from '@vestibule/api-client/contract'

/** The text of a form's field, by its name; empty if there is no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export type EmailFault = 'empty' | 'invalid'

/** The fault of an e-mail address as typed; undefined if it may be sent. Spaces around it are ignored. */
export function emailFault(typed: string): EmailFault | undefined {
  const email = typed.trim()
  if (email === '') return 'empty'
  return emailPattern.test(email) ? undefined : 'invalid'
}
