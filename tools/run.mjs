// The entry point of `npm start`, `npm test`, `npm run dev`, `npm run build` and releases. It needs Node 20 and
// npm, and installs everything else from the lockfile.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './process.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const tasks = {
  start: ['start.mjs'],
  dev: ['dev.mjs'],
  test: ['check.mjs'],
  build: ['build.mjs'],
  'build:docs': ['docs.mjs'],
  screens: ['screens.mjs'],
  texts: ['texts.ts'],
  accessibility: ['accessibility.ts'],
  'test:consumers': ['consumers/run.mjs'],
  'release:version': ['version.mjs'],
  release: ['release.mjs'],
}

const [task = 'start', ...rest] = process.argv.slice(2)
if (!(task in tasks)) {
  console.error(`Unknown task '${task}'. One of: ${Object.keys(tasks).join(', ')}.`)
  process.exit(2)
}

// Remove npm's variables for scripts: pnpm would read them as its own settings.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_(config|lifecycle|package|command|execpath|node_execpath)/i.test(name),
  ),
)
env.PATH = `${bin}${delimiter}${env.PATH ?? ''}`
env.TURBO_TELEMETRY_DISABLED = '1'
env.STORYBOOK_DISABLE_TELEMETRY = '1'
env.DO_NOT_TRACK = '1'

await install()
const node = existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath
const [command, ...args] = [
  ...withoutPriority(),
  node,
  join(root, 'tools', ...tasks[task]),
  ...rest,
]
process.exit(await runHere(command, args))

/**
 * As root, Chromium gives its threads priority over servers and databases, which then wait for many seconds on a busy
 * machine. Returns the start of a command line that takes this right (`sys_nice`) away; empty if that is impossible.
 */
function withoutPriority() {
  if (process.getuid?.() !== 0) return []
  const start = ['setpriv', '--bounding-set=-sys_nice']
  return spawnSync(start[0], [start[1], 'true']).status === 0 ? start : []
}

/**
 * Runs a command, and stops it when the parent process changes: npm runs scripts in a shell that ends on a signal
 * without forwarding it, so the command would go on.
 */
function runHere(command, args, options = {}) {
  let timer
  const spawned = (child) => {
    const parent = process.ppid
    timer = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(timer)
      child.kill('SIGTERM')
    }, 500)
  }
  return run(command, args, { cwd: root, env, spawned, ...options }).finally(() =>
    clearInterval(timer),
  )
}

/** Installs from the lockfile, unless this lockfile is already installed. */
async function install() {
  const stamp = join(root, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile']
  const status = await runHere('npx', args, { shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('The installation failed; its reason stands above.')
    process.exit(status)
  }
  writeFileSync(stamp, wanted)
}
