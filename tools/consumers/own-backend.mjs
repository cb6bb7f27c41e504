// An app with its own accounts and sessions: tests the recipe for plain `fetch` in the README of the package session
// against a small real server.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { viteHost } from './apps.mjs'
import { withPatience } from './browser.mjs'
import { buildHost, openHost } from './host.mjs'
import { part } from './parts.mjs'

const session = '@vestibule/session'

/** An app that does not install the client package itself: npm installs it as a peer dependency. */
export const ownBackend = {
  ...viteHost,
  name: 'own-backend',
  templates: ['vite', 'own-backend'],
  packages: [session, '@vestibule/ui'],
  prepare: takeSession,
  blocks: {
    'src/main.tsx': [session, "import { App } from './app.tsx'"],
    'src/backend.ts': [session, '/api/sign-out', 'Plain `fetch`'],
    'src/session.ts': [session, 'createSession({ backend })', 'Plain `fetch`'],
  },
}

/**
 * Builds an app that has its own backend, and uses its session in a browser.
 * @returns {Promise<boolean>} whether the build succeeded
 */
export async function rehearseOwnBackend({ folder, registry, env }) {
  if (!(await buildHost(ownBackend, { folder, registry, env }))) return false
  await part(
    `${ownBackend.name}: sign in, sign out, the session ends, a call is refused`,
    async () => {
      const port = await freePort()
      await openHost({ folder, env, port, command: ['node', 'server.mjs'] }, walk)
    },
  )
  return true
}

/**
 * Replaces the session in the README's first example, which uses the platform, by the session for the app's own
 * backend.
 */
function takeSession(folder) {
  const file = join(folder, 'src/main.tsx')
  const code = readFileSync(file, 'utf8')
    .replace(/^import \{ createClient \}.*$/m, "import { session } from './session.ts'")
    .replace(/^import \{ createSession \}.*\n/m, '')
    .replace(/^const session = .*\n/m, '')
  writeFileSync(file, code)
}

async function walk(context) {
  const page = await context.newPage()
  await page.goto('/cohorts/7?tab=patients')
  await signIn(page)
  await withPatience(page).toHaveURL('/cohorts/7?tab=patients')
  await withPatience(page.getByText('Session: active')).toBeVisible()
  await withPatience(page.getByText('User: ada')).toBeVisible()
  await page.getByRole('button', { name: 'Load' }).click()
  await withPatience(page.getByText('Patients: Ines, Tomas, Wren')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await withPatience(page).toHaveURL(/\/sign-in\?next=/)
  await signIn(page, { isShared: true })
  await withPatience(page.getByText(/expiring in 1 minute, Please login again/)).toBeVisible()
  const expired = page.getByRole('alertdialog', { name: 'User Session Expired' })
  await withPatience(expired).toBeVisible()

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    expired.getByRole('button', { name: 'Login' }).click(),
  ])
  const closed = tab.waitForEvent('close')
  await signIn(tab)
  await closed
  await withPatience(page.getByText('Session: active')).toBeVisible()
  await withPatience(expired).toBeHidden()

  // The server ends the session without telling the page, which finds out when its next call is refused.
  await context.request.post('/api/sign-out')
  await page.getByRole('button', { name: 'Load' }).click()
  await withPatience(expired).toBeVisible()
}

async function signIn(page, { isShared = false } = {}) {
  await page.getByLabel('User').fill('ada')
  await page.getByLabel('Password').fill('Quiet-Doorway-26!')
  if (isShared) await page.getByLabel('This computer is shared').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
}
