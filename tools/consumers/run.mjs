// `npm run test:consumers`: tests the packages as other teams get them. Releases them to a local registry, installs
// them into new apps, and uses those, most of them in Chromium. Each part prints its time; the last line sums them: `N
// passed, N failed`. `--host NAME` (repeatable) runs only some of the apps; `--keep` keeps their folders.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../free-port.mjs'
import { installPlatform, platformApps } from './apps.mjs'
import { measure } from './bundle.mjs'
import { endCommands } from './commands.mjs'
import { checkLicences, checkSboms } from './dependencies.mjs'
import { jestHost, rehearseJest } from './jest.mjs'
import { ownBackend, rehearseOwnBackend } from './own-backend.mjs'
import { part, results } from './parts.mjs'
import { rehearsePlatformApp, walkPlatformApp } from './platform-app.mjs'
import { checkInit, checkNames, checkTooOldNode, startPlatform } from './platform.mjs'
import { startRegistry } from './registry.mjs'
import { release } from './release.mjs'
import { rehearseTailwind, tailwindHost } from './tailwind.mjs'
import { rehearseVersions } from './versions.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, host: { type: 'string', multiple: true } },
})
const hostNames = [jestHost, tailwindHost, ownBackend, ...platformApps].map(({ name }) => name)
for (const name of values.host ?? []) {
  if (!hostNames.includes(name))
    throw new Error(`--host ${name} is none of ${hostNames.join(', ')}`)
}
const isChosen = (name) => values.host?.includes(name) ?? true
const temporary = mkdtempSync(join(tmpdir(), 'vestibule-consumers-'))
const folderOf = (name) => join(temporary, name)
const stops = []

// Remove this repository's commands from PATH, so that an app fails if it does not install a tool itself.
const bin = join(root, 'node_modules/.bin')
const ownPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), ...ownPath].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  // Do not trust npm's cache: an earlier run may have served another release at the same address.
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
  const source = folderOf('source')
  const versions = await part('Release all packages to it', () =>
    release({ root, folder: source, registry, env }),
  )
  if (!versions) return
  console.log(
    Object.entries(versions)
      .map(([name, version]) => `  ${name}@${version}\n`)
      .join(''),
  )
  // Each way of these two waits most of the time for a registry, a browser or a single processor.
  const [own, platform] = await Promise.all([
    rehearseOtherHosts({ registry }),
    rehearsePlatformApps({ registry, versions }),
  ])
  if (platform.built.length > 0) await rehearseUpdates({ source, ...platform })
  const built = [...own, ...platform.built]
  await part('What our packages add to a page, in scripts', async () => {
    for (const app of built) await measure(folderOf(app.name), app, env)
  })
}

/**
 * Rehearses the chosen apps that need no platform.
 * @returns the apps of which our packages' share is measured
 */
async function rehearseOtherHosts({ registry }) {
  const inFolder = ({ name }) => ({ folder: folderOf(name), registry, env })
  if (isChosen(jestHost.name)) await rehearseJest(inFolder(jestHost))
  if (isChosen(tailwindHost.name)) await rehearseTailwind(inFolder(tailwindHost))
  if (!isChosen(ownBackend.name)) return []
  return (await rehearseOwnBackend(inFolder(ownBackend))) ? [ownBackend] : []
}

/**
 * Builds the chosen apps, and uses each against the platform.
 * @returns the apps whose build succeeded, and where and with what environment they run, if the platform does
 */
async function rehearsePlatformApps({ registry, versions }) {
  const apps = platformApps.filter(({ name }) => isChosen(name))
  if (apps.length === 0) return { built: [] }
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const platform = await rehearsePlatform({ registry, versions, origin })
  // Next.js reads PLATFORM when it builds, Vite when it serves.
  const appEnv = { ...env, PLATFORM: platform?.address }
  const built = []
  for (const app of apps) {
    const folder = folderOf(app.name)
    if (!(await rehearsePlatformApp(app, { registry, env: appEnv, folder }))) continue
    built.push(app)
    for (const start of platform ? app.starts : []) {
      await part(`${app.name}: ${start}: sign in, read a note, the session ends`, () =>
        walkPlatformApp(app, { start, folder, port, env: appEnv }),
      )
    }
  }
  return { built, runs: platform && { port, env: appEnv } }
}

/**
 * Rehearses updates of one app after all others are built: the rehearsal publishes newer versions of the packages, and
 * the other apps must install the first release.
 */
async function rehearseUpdates({ built, runs, source }) {
  const app = built.find(({ hasVersions }) => hasVersions)
  if (!app || !runs) return
  const folder = folderOf(app.name)
  const use = () => walkPlatformApp(app, { start: 'preview', folder, ...runs })
  await rehearseVersions({ app, folder, source, env: runs.env, use })
}

async function rehearsePlatform({ registry, versions, origin }) {
  const platform = { registry, env, folder: folderOf('platform') }
  const installed = await part('Platform: install', () => installPlatform(platform))
  if (!installed) return undefined
  await part('Platform: the command answers by both names', () => checkNames(platform, versions))
  if (process.platform === 'linux') {
    await part('Platform: Node.js 20 is told what it lacks', () => checkTooOldNode(platform))
  }
  await part('Platform: init writes what an operator starts from', () => checkInit(platform))
  await part('Platform: licences of all dependencies', () => checkLicences(platform.folder))
  await part('Platform: lists of components', () => checkSboms(platform.folder))
  const port = await freePort()
  return part('Platform: start on the oldest Node.js, document an element', async () => {
    const started = await startPlatform({ ...platform, port, origin })
    stops.push(started.stop)
    await started.document()
    return started
  })
}
