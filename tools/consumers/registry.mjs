// A temporary npm registry on loopback.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { exec, serve } from './commands.mjs'

/**
 * Starts Verdaccio. It serves `@vestibule/*` only from its own storage, and everything else from the registry
 * that npm is configured to use.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startRegistry(folder, env) {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(import.meta.dirname, 'registry/package.json'), join(folder, 'package.json'))
  await exec('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    env,
  })
  const upstream = (await exec('npm', ['config', 'get', 'registry'], { cwd: folder, env })).trim()
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration(folder, upstream)))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const stop = await serve(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.json', '--listen', url],
    { cwd: folder, env, address: `${url}-/ping`, logFile: join(folder, 'registry.log') },
  )
  return { url, stop }
}

/** The text of an `.npmrc` that makes npm and pnpm use the registry. */
export function npmrc(url) {
  // npm requires a token for publishing. This one is fake: the registry accepts everyone and is reachable only
  // from this machine.
  return `registry=${url}\n${url.replace('http:', '')}:_authToken=anyone\n`
}

/** The configuration of Verdaccio. It expects YAML, of which JSON is a subset. */
function configuration(folder, upstream) {
  const everyone = { access: '$all', publish: '$all', unpublish: '$all' }
  return {
    storage: join(folder, 'storage'),
    web: { enable: false },
    uplinks: { upstream: { url: upstream, maxage: '1h', timeout: '60s', max_fails: 10 } },
    packages: { '@vestibule/*': everyone, '**': { access: '$all', proxy: 'upstream' } },
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  }
}
