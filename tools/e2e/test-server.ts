/**
 * What the server offers to tests, for packages that cannot depend on the server: it contains the apps, so turbo would
 * refuse the circle. If the root depended on it, a change in it would rerun everything in all packages.
 */
export * from '@vestibule/server/testing'
