import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../../../tools/consumers/commands.mjs'
import { findDebianTool } from '../../../../tools/debian.mjs'
import { freePort } from '../../../../tools/free-port.mjs'
import { bundle, entryOf, pageHtml, readmeBlock } from './bundle.ts'
import type { Counterpart } from './counterpart.ts'

const heading = "Django's session"

/**
 * Starts an app on Debian's Django, with Django's sessions and sign-in page and the views of the
 * README.
 */
export async function startDjango(): Promise<Counterpart> {
  findDebianTool('django-admin', 'python3-django')
  const app = await bundle(entryOf('main.tsx'), { backend: readmeBlock(heading, '// backend.ts') })
  const folder = await mkdtemp(join(tmpdir(), 'session-django-'))
  await cp(join(import.meta.dirname, 'django'), folder, { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'session_views.py'), readmeBlock(heading, '# session_views.py')),
    ...Array.from(app, ([path, text]) => writeFile(join(folder, path.slice(1)), text)),
    writeFile(join(folder, 'page.html'), pageHtml()),
  ])
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // Run Debian's Python, because only it finds Debian's Django.
  const stop = await serve('/usr/bin/python3', [join(folder, 'manage.py'), folder, String(port)], {
    address: origin,
    logFile: join(folder, 'log'),
  })
  const endIn = async (seconds: string) => {
    await fetch(`${origin}/test/end-in?seconds=${seconds}`, { method: 'POST' })
  }
  return {
    origin,
    signIn: async (page, user) => {
      await page.getByLabel('Username').fill(user)
      await page.getByLabel('Password').fill('Quiet-Doorway-26!')
      await page.getByRole('button', { name: 'Sign in' }).click()
    },
    endIn: (seconds) => endIn(String(seconds)),
    revoke: () => endIn('now'),
    // The ids of the two accounts that `manage.py` creates, in this order.
    userIdOf: (user) => ({ ada: '1', grace: '2' })[user] ?? '',
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
