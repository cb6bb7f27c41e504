import { ApiError } from '@vestibule/api-client'
import type { Failure } from './problem.ts'

/** A failure that no server has answered: its message is what the user reads. */
export function failureSaying(userMessage: string): Failure {
  return { kind: 'failed', error: new ApiError('refused', userMessage, { userMessage }) }
}
