import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Longer than the default of one second, for slow machines.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
