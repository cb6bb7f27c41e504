import type { RegistrationInput } from '@vestibule/api-client'
import { emailFault } from '../../parts/email-text.ts'

/** What is typed in; the way of signing in has always a value. */
export type TypedRegistration = Omit<RegistrationInput, 'signInMethod'>
export type RegistrationField = keyof TypedRegistration
export type RegistrationFaults = Partial<Record<RegistrationField, 'empty' | 'invalid'>>

/** In the order of the form, so that the first fault is the first field to mend. */
export const registrationFields = ['firstName', 'lastName', 'email', 'description'] as const

/** What keeps a registration from being sent, field by field. */
export function registrationFaults(typed: TypedRegistration): RegistrationFaults {
  const faults: RegistrationFaults = {}
  for (const field of registrationFields) {
    const fault = field === 'email' ? emailFault(typed.email) : emptiness(typed[field])
    if (fault) faults[field] = fault
  }
  return faults
}

function emptiness(text: string): 'empty' | undefined {
  return text.trim() === '' ? 'empty' : undefined
}
