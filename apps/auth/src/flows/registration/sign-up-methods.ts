import { signInMethods, type SignInMethod } from '@vestibule/api-client/contract'

const isKnown = (option: string): option is SignInMethod =>
  (signInMethods as readonly string[]).includes(option)

/** The ways of signing in that a new account may choose from; without any, the password. */
export function signUpMethods(options: readonly string[]): [SignInMethod, ...SignInMethod[]] {
  const [first, ...others] = options.filter(isKnown)
  return first ? [first, ...others] : ['password']
}
