// Tests one app that uses the packages session and docs-panel: checks its installation, then signs in with a browser
// and reads a document, against a server installed from the released package.
import { checkInstallLines } from './apps.mjs'
import { checkServerRendering, readNote, signIn, watchExpiry } from './browser.mjs'
import { checkLicences } from './dependencies.mjs'
import { loadEntries, writeEntries } from './entries.mjs'
import { buildHost, openHost } from './host.mjs'
import { part } from './parts.mjs'

/**
 * Builds the app, and checks its installation, that every entry of our packages can be loaded, and, unless it is the
 * app with Next.js, the licences of its dependencies.
 * @returns {Promise<boolean>} whether the build succeeded
 */
export async function rehearsePlatformApp(app, { registry, env, folder }) {
  const { name } = app
  const host = { ...app, prepare: writeEntries }
  if (!(await buildHost(host, { folder, registry, env }))) return false
  await part(`${name}: the READMEs install what they use`, () => checkInstallLines(folder))
  await part(`${name}: Node.js loads every entry`, () => loadEntries(folder, env))
  if (!app.rendersOnServer) {
    await part(`${name}: licences of all dependencies`, () => checkLicences(folder))
  }
  return true
}

/** Starts the app by one of its commands and uses it in a browser. */
export async function walkPlatformApp({ rendersOnServer }, { start, folder, port, env }) {
  const command = ['npm', 'run', start, '--']
  await openHost({ folder, env, port, command }, async (context) => {
    if (rendersOnServer) await checkServerRendering(context)
    const page = await signIn(context)
    await readNote(page)
    await watchExpiry(page)
  })
}
