import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@vestibule/api-client/contract'
import { expect, it } from 'vitest'
import { refusalsAsMarkdown } from '../e2e/refusals-markdown.ts'
import { refusalRows, screens } from '../e2e/refusals.ts'

const src = import.meta.dirname
const names = Object.keys(calls)

/** The calls of the contract that a source file makes. */
function callsOf(file: string): string[] {
  const imported = [
    ...readFileSync(join(src, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '@vestibule\/api-client'/g,
    ),
  ].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return imported.filter((name) => names.includes(name))
}

/** Calls that belong to no screen, such as those at the start and the crash report. */
const elsewhere = new Set([
  'getConfig',
  'getEnvironment',
  'getBranding',
  'reportError',
  // The language menu below every screen makes this call; `parts/page-footer.test.tsx` tests it.
  'updateProfile',
  // These calls need an authenticator device; `e2e/passkeys.spec.ts` tests them.
  'createPasskey',
  'getPasskeyCreationOptions',
  'getPasskeyRequestOptions',
  'loginWithPasskey',
])

/** Source files that ask who is signed in, and show nothing if the server refuses that. Their own tests check this. */
const silentSources = new Set([
  'parts/late-notice/notices.tsx',
  'flows/passkey-offer/passkey-offer-flow.tsx',
])

it('every call that a source makes stands with each of its screens', () => {
  const sources = globSync('{flows,parts,boot}/**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !file.includes('.test.'),
  )
  const made = sources.flatMap((source) =>
    callsOf(source).map((call) => ({ source: source.replaceAll('\\', '/'), call })),
  )
  expect(made.length).toBeGreaterThan(25)
  const missing = made.filter(({ source, call }) => {
    if (elsewhere.has(call)) return false
    if (silentSources.has(source) && call === 'getProfile') return false
    const users = Object.values(screens).filter((screen) => screen.sources.includes(source))
    return !users.some(({ uses }) => call in uses)
  })
  expect(missing).toEqual([])
})

it('every refusal that the contract names for a call of a screen has its row', () => {
  const rows = refusalRows()
  expect(rows.length).toBeGreaterThan(200)
  for (const { refusal, says, leads, to } of rows) {
    expect([refusal, says ?? to ?? leads]).not.toContain('')
  }
})

it('REFUSALS.md is the table', async () => {
  await expect(refusalsAsMarkdown()).toMatchFileSnapshot(join(src, '..', 'REFUSALS.md'))
})
