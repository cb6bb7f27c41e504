// An app that tests with Jest: runs the example tests in the README of the package session, set up as the README says.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './apps.mjs'
import { exec } from './commands.mjs'
import { part } from './parts.mjs'

const session = '@vestibule/session'
/**
 * The file with the component that the README's tests test. The README does not contain it, because readers test
 * components of their own.
 */
const editor = join(
  import.meta.dirname,
  '../../packages/session/src/internal/readme-example/testing/editor.tsx',
)

export const jestHost = {
  name: 'jest',
  templates: ['jest'],
  packages: [session, '@vestibule/ui', '@vestibule/api-client'],
  react: '^19',
  typescript: '^6',
  blocks: {
    'jest.config.js': [session, 'transformIgnorePatterns'],
    'jsdom-with-web.js': [session, 'extends TestEnvironment'],
    'src/sleep.test.ts': [session, 'warns after a sleep of the machine'],
    'src/render-signed-in.tsx': [session, 'export async function renderSignedIn'],
    'src/editor.test.tsx': [session, 'keeps what is typed over the end of the session'],
  },
}

/** Installs the app and runs the README's tests in it. */
export async function rehearseJest({ folder, registry, env }) {
  const { name } = jestHost
  const installed = await part(`${name}: install and copy from the README`, async () => {
    await install(jestHost, { folder, registry, env })
    cpSync(editor, join(folder, 'src/editor.tsx'))
    for (const file of ['src/sleep.test.ts', 'src/editor.test.tsx']) takeGlobals(join(folder, file))
  })
  if (!installed) return
  await part(`${name}: the tests of the README run`, async () => {
    await exec('npx', ['jest'], { cwd: folder, env })
  })
}

/** Removes the import of Vitest's functions from a test file: Jest has these functions as globals. */
function takeGlobals(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^import .* from 'vitest'\n/m, ''))
}
