import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { patienceMs } from '../../tools/patience.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    reactMajor: string
  }
}

configure({ asyncUtilTimeout: patienceMs })

if (typeof window !== 'undefined') {
  afterEach(() => {
    cleanup()
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })
}
