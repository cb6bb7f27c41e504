import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../../platform/package-root.ts'
import { platformCookies } from './proxy-headers.ts'

it('the guide for apps names each cookie that an app does not get', () => {
  const guide = readFileSync(join(packageRoot, '../../docs/apps.md'), 'utf8')
  const [, list = ''] = /take ([^.]*?) out of `Cookie`/s.exec(guide) ?? []
  const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(platformCookies))
})
