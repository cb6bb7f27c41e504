// `npm run test:consumers`: the packages as other teams get them. Releases them to a registry on
// this machine, installs them into fresh apps, and uses those in Chromium against the released
// platform. Each part prints its time; the last line sums them: `N passed, N failed`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '../chromium.mjs'
import { freePort } from '../free-port.mjs'
import { apps, build, checkInstallLines, checkTypes, install, installPlatform } from './apps.mjs'
import { checkServerRendering, inBrowser, readNote, signIn, watchExpiry } from './browser.mjs'
import { endCommands, serve } from './commands.mjs'
import { checkBundle, checkLicences, checkSingleCopies } from './dependencies.mjs'
import { loadEntries, writeEntries } from './entries.mjs'
import { checkInit, checkNames, startPlatform } from './platform.mjs'
import { startRegistry } from './registry.mjs'
import { release } from './release.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })
const temporary = mkdtempSync(join(tmpdir(), 'vestibule-consumers-'))
const folderOf = (name) => join(temporary, name)
const stops = []
const results = { passed: 0, failed: 0 }

// The apps find their own tools alone: what they forgot to install is missing, as elsewhere.
const bin = join(root, 'node_modules/.bin')
const ownPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), ...ownPath].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  // The registry's port, and so its address, may have been another release's before.
  npm_config_prefer_online: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await cleanUp()
    process.exit(130)
  })
}

/** Runs one part; what it returns is undefined where it failed. */
async function part(name, work) {
  const started = performance.now()
  const done = (sign) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${sign} ${name.padEnd(63)} ${seconds.padStart(6)} s`)
  }
  try {
    const value = await work()
    results.passed++
    done('✓')
    return value ?? true
  } catch (error) {
    results.failed++
    done('✗')
    console.error(error.message)
    return undefined
  }
}

async function cleanUp() {
  endCommands()
  for (const stop of stops.splice(0).toReversed()) await stop()
  if (values.keep) console.log(`Kept: ${temporary}`)
  else rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
}

try {
  await rehearse()
} finally {
  await cleanUp()
}
console.log(`\n${results.passed} passed, ${results.failed} failed`)
process.exitCode = results.failed > 0 ? 1 : 0

async function rehearse() {
  const registry = await part('A registry on this machine', async () => {
    const { url, stop } = await startRegistry(folderOf('registry'), env)
    stops.push(stop)
    return url
  })
  if (!registry) return
  const target = { registry, env }
  const versions = await part('Release all packages to it', () =>
    release({ root, folder: folderOf('source'), registry, env }),
  )
  if (!versions) return
  console.log(
    Object.entries(versions)
      .map(([name, version]) => `  ${name}@${version}\n`)
      .join(''),
  )

  const platform = { ...target, folder: folderOf('platform') }
  const installed = await part('Platform: install', () => installPlatform(platform))
  if (!installed) return
  await part('Platform: the command answers by both names', () => checkNames(platform, versions))
  await part('Platform: init writes what an operator starts from', () => checkInit(platform))
  await part('Platform: licences of all dependencies', () => checkLicences(platform.folder))
  const ports = { platform: await freePort(), app: await freePort() }
  const origin = `http://localhost:${ports.app}`
  const running = await part('Platform: start and document an element', async () => {
    const started = await startPlatform({ ...platform, port: ports.platform, origin })
    stops.push(started.stop)
    await started.document()
    return started
  })
  for (const app of apps) await rehearseApp(app, { target, running, origin, port: ports.app })
}

async function rehearseApp(app, { target, running, origin, port }) {
  const { name, output } = app
  const folder = folderOf(name)
  mkdirSync(folder)
  // Next.js reads it when it builds, Vite when it serves.
  const appEnv = { ...env, PLATFORM: running?.address }
  const installed = await part(`${name}: install and copy from the READMEs`, () =>
    install(app, { folder, ...target }),
  )
  if (!installed) return
  await part(`${name}: the READMEs install what they use`, () => checkInstallLines(folder))
  writeEntries(folder)
  await part(`${name}: Node.js loads every entry`, () => loadEntries(folder, env))
  await part(`${name}: types, strict and with the libraries' own`, () => checkTypes(folder, env))
  await part(`${name}: one copy of each installed`, () => checkSingleCopies(folder, env))
  if (app.template === 'vite') {
    await part(`${name}: licences of all dependencies`, () => checkLicences(folder))
  }
  if (!(await part(`${name}: build`, () => build(folder, appEnv)))) return
  await part(`${name}: one copy of each bundled`, () => checkBundle(folder, output))
  if (!running) return
  for (const start of app.starts) {
    await rehearseInBrowser(app, { start, folder, origin, port, env: appEnv })
  }
}

async function rehearseInBrowser({ name, template }, { start, folder, origin, port, env }) {
  const stop = await part(`${name}: ${start}`, () =>
    serve('npm', ['run', start, '--', '--port', String(port)], {
      cwd: folder,
      env,
      address: `${origin}/healthy`,
      logFile: join(folder, 'app.log'),
    }),
  )
  if (!stop) return
  stops.push(stop)
  await part(`${name}: ${start}: sign in, read a note, the session ends`, () =>
    inBrowser(findChromium(), origin, async (context) => {
      if (template === 'next') await checkServerRendering(context)
      const page = await signIn(context)
      await readNote(page)
      await watchExpiry(page)
    }),
  )
  stops.splice(stops.indexOf(stop), 1)
  await stop()
}
