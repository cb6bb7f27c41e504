import { version } from 'react'
import { version as domVersion } from 'react-dom'
import { expect, inject, it } from 'vitest'

it('is the version of React that these tests are about', () => {
  const major = inject('reactMajor')
  expect(version.split('.')[0]).toBe(major)
  expect(domVersion.split('.')[0]).toBe(major)
})
