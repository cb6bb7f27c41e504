import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { patienceMs } from '../../../../tools/patience.ts'

configure({ asyncUtilTimeout: patienceMs })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
