import { createSession } from '@vestibule/session'
import { backend } from './backend.ts'

export const session = createSession({ backend })
