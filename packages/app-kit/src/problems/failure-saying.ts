import { ApiError } from '@vestibule/api-client'
import type { Failure } from './problem.ts'

/** Returns a failure that did not come from the server. The user sees `userMessage`. */
export function failureSaying(userMessage: string): Failure {
  return { kind: 'failed', error: new ApiError('refused', userMessage, { userMessage }) }
}
