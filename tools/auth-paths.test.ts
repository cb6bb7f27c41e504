import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accountPaths } from '../packages/app-kit/src/account-paths.ts'
import { basePath, paths } from '../packages/app-kit/src/auth-paths.ts'

const root = join(import.meta.dirname, '..')
const routes = new Set<string>([...Object.values(paths), ...Object.values(accountPaths)])

/** Routes of the sign-in app that a file's code links to, without the prefix `/auth`. */
function routesIn(text: string): string[] {
  const found = text.matchAll(new RegExp(`['"\`]${basePath}/([\\w/-]*)`, 'g'))
  return [...found].map(([, route = '']) => `/${route.replace(/\/$/, '')}`)
}

it('the code outside of the sign-in app leads only to screens that it has', () => {
  const sources = globSync(
    '{packages/{account,admin,api-client,docs-panel,server,session},apps/shell}/src/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: (path) => /\.test\.tsx?$/.test(path),
    },
  )
  const named = sources.flatMap((file) => routesIn(readFileSync(join(root, file), 'utf8')))
  expect(named).toContain(paths.resetPasswordOtp)
  expect(named.filter((route) => !routes.has(route))).toEqual([])
})
