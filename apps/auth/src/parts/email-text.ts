import { emailPattern } from '@vestibule/api-client/contract'

export type EmailFault = 'empty' | 'invalid'

/** What is wrong with an address as typed; nothing, if it may be sent. Spaces around it do not count. */
export function emailFault(typed: string): EmailFault | undefined {
  const email = typed.trim()
  if (email === '') return 'empty'
  return emailPattern.test(email) ? undefined : 'invalid'
}
