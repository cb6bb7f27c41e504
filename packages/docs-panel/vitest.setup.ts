import '@testing-library/jest-dom/vitest'
import * as library from '@testing-library/react'
import { afterEach } from 'vitest'
import { hurryAfterFailures, waitPatiently } from '../../tools/patient-queries.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    reactMajor: string
  }
}

waitPatiently(library)
afterEach(hurryAfterFailures(library))

if (typeof window !== 'undefined') {
  afterEach(() => {
    library.cleanup()
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })
}
