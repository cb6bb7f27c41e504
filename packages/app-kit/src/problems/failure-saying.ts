import { ApiError } from '@vestibule/api-client'
import type { Failure } from './problem.ts'

/** A failure that did not come from the server. The user reads `userMessage`. */
export function failureSaying(userMessage: string): Failure {
  return { kind: 'failed', error: new ApiError('refused', userMessage, { userMessage }) }
}
