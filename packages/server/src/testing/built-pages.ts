import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const page = '<!doctype html><head><!--vestibule-config--></head>'

/** A folder with both apps, each as one empty page: a test that asks for pages needs no build of the real ones. */
export interface BuiltPages {
  readonly folder: string
  readonly remove: () => void
}

export function makeBuiltPages(): BuiltPages {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-public-'))
  for (const app of ['auth', 'shell']) {
    mkdirSync(join(folder, app))
    writeFileSync(join(folder, app, 'index.html'), page)
  }
  const routes = { start: '/signin', all: ['/', '/signin'] }
  writeFileSync(join(folder, 'auth', 'routes.json'), JSON.stringify(routes))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
