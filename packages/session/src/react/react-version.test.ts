import { version } from 'react'
import { version as domVersion } from 'react-dom'
import { expect, test } from 'vitest'

test('React and React DOM are of one version, also where the tests run on an older one', () => {
  expect(version).toMatch(/^1[89]\./)
  expect(domVersion).toBe(version)
})
