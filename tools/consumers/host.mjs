// Steps that the tests share of all apps that use our packages and are built.
import { join } from 'node:path'
import { build, checkTypes, install } from './apps.mjs'
import { inBrowser } from './browser.mjs'
import { checkBundle, checkLateDialogs } from './bundle.mjs'
import { serve } from './commands.mjs'
import { checkSingleCopies } from './dependencies.mjs'
import { part } from './parts.mjs'

/**
 * Installs an app, adds its own code by `host.prepare`, and builds it.
 * @returns {Promise<boolean>} whether the build succeeded
 */
export async function buildHost(host, { folder, registry, env }) {
  const { name, prepare } = host
  const installed = await part(`${name}: install and copy from the READMEs`, async () => {
    await install(host, { folder, registry, env })
    prepare(folder)
  })
  if (!installed) return false
  await part(`${name}: types, strict and with the libraries' own`, () => checkTypes(folder, env))
  await part(`${name}: one copy of each installed`, () => checkSingleCopies(folder, env))
  if (!(await part(`${name}: build`, () => build(folder, env)))) return false
  await part(`${name}: one copy of each bundled`, () => checkBundle(folder, host))
  await part(`${name}: the dialogs wait until they are needed`, () =>
    checkLateDialogs(folder, host),
  )
  return true
}

/** Starts an app by `command`, runs `act` with it in a new browser context, and ends it. */
export async function openHost({ folder, env, port, command }, act) {
  const origin = `http://localhost:${port}`
  const [program, ...args] = command
  const stop = await serve(program, [...args, '--port', String(port)], {
    cwd: folder,
    env,
    address: `${origin}/healthy`,
    logFile: join(folder, 'app.log'),
  })
  try {
    await inBrowser(origin, act)
  } finally {
    await stop()
  }
}
