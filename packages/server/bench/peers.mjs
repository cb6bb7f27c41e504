import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Packages that the benchmark needs. They are installed outside the project, so that only those who run the benchmark
 * install them.
 */
const versions = {
  autocannon: '9.0.0',
  'better-auth': '1.7.7',
  hono: '4.13.19',
  pg: '8.23.1',
  '@hono/node-server': '2.1.8',
}

/**
 * Installs the packages of the benchmark, unless they are installed already.
 * @returns {{ folder: string, require: NodeJS.Require }} their folder, and a `require` that loads them.
 */
export function installPeers() {
  const folder = join(tmpdir(), 'vestibule-bench-peers')
  const manifest = join(folder, 'package.json')
  if (!existsSync(join(folder, 'node_modules', 'better-auth'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      manifest,
      JSON.stringify({ private: true, type: 'module', dependencies: versions }),
    )
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  }
  return { folder, require: createRequire(manifest) }
}
