import '@testing-library/jest-dom/vitest'
import * as library from '@testing-library/react'
import { afterEach } from 'vitest'
import { hurryAfterFailures, waitPatiently } from '../../../../tools/patient-queries.ts'

waitPatiently(library)
afterEach(hurryAfterFailures(library))

afterEach(() => {
  library.cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
