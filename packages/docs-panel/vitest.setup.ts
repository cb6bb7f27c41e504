import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    reactMajor: string
  }
}

// Long timeout: the first test that opens the panel also waits for its code to load.
configure({ asyncUtilTimeout: 15_000 })

if (typeof window !== 'undefined') {
  afterEach(() => {
    cleanup()
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })
}
