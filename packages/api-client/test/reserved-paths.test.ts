import { expect, it } from 'vitest'
import { calls, servicePaths, shellPaths } from '../src/contract/index.ts'

it('every call is below a service path, but the environment’s, and the session’s for pages of an app', () => {
  const paths = Object.values(calls).map(({ endpoint }) => endpoint.path)
  const others = paths.filter((path) =>
    servicePaths.every((service) => !path.startsWith(`/${service}/`)),
  )
  expect(others.toSorted()).toEqual([
    '/.vestibule/activity/',
    '/.vestibule/session/',
    '/auth',
    '/dv/:datasetId/auth',
  ])
})

it('no page of the shell is at a service path', () => {
  expect(new Set([...servicePaths, ...shellPaths]).size).toBe(
    servicePaths.length + shellPaths.length,
  )
})
