// Runs the product without a build: the server from its sources, both apps by Vite with hot reload. The browser
// sees one origin: the shell's Vite answers on the port and proxies the rest.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { build, createServer } from 'vite'
import { servicePaths } from '../packages/api-client/src/contract/reserved-paths.ts'
import { startProvider } from './dev-provider.mjs'
import { isFree } from './free-port.mjs'

const port = Number(process.env.PORT ?? 4000)
const ports = { server: port + 100, auth: port + 101, provider: port + 102 }
const origin = `http://localhost:${port}`

const help = `Usage: npm run dev [-- --provider]

Serves the product with the demo data and hot reload: ${origin}, and ports ${ports.server} and ${ports.auth} beside it.

  --provider  starts an OpenID Connect provider as well, on port ${ports.provider}, and an organisation that signs in by it

  PORT      port to open in the browser (4000); 100 and 101 above it are used as well
  DATA_DIR  folder of the database (.data); a second instance needs another one, and another PORT

All settings of the server hold, too: see npm start -- --help.`

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  provider: { type: 'boolean', default: false },
}
const { values } = parseArgs({ options })
if (values.help) {
  console.log(help)
  process.exit(0)
}
const taken = []
const used = [port, ports.server, ports.auth, ...(values.provider ? [ports.provider] : [])]
for (const each of used) if (!(await isFree(each))) taken.push(each)
if (taken.length > 0) {
  console.error(
    `Taken: port ${taken.join(', ')}. npm run dev uses ${used.join(', ')}. Nothing was touched.
Stop what listens there, or start this one beside it: PORT=${port + 10} DATA_DIR=.data-2 npm run dev`,
  )
  process.exit(1)
}

// Build the example app, because the server serves it from its built files, without hot reload. `npm run dev` in the
// example's own folder has hot reload.
const example = 'examples/cohort-explorer'
const { NODE_ENV = 'development' } = process.env
await build({ root: example, configFile: `${example}/vite.config.ts`, logLevel: 'error' })
// Vite's build sets NODE_ENV to production, in which the server would refuse to start.
process.env.NODE_ENV = NODE_ENV

const provider = values.provider ? await startProvider(ports.provider, origin) : null
const server = spawn(
  process.execPath,
  [
    '--conditions=@vestibule/source',
    '--watch-path=packages/server/src',
    'packages/server/src/main.ts',
    'serve',
    '--demo',
    ...(provider === null ? [] : ['--import', provider.file]),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(ports.server), PUBLIC_ORIGIN: origin, ...provider?.env },
  },
)
const serverEnded = once(server, 'exit')

const toServer = { target: `http://127.0.0.1:${ports.server}`, xfwd: true }
const toAuth = { target: `http://127.0.0.1:${ports.auth}`, ws: true }
const auth = await createServer({
  root: 'apps/auth',
  configFile: 'apps/auth/vite.config.ts',
  server: {
    port: ports.auth,
    strictPort: true,
    host: '127.0.0.1',
    ws: { clientPort: ports.auth },
  },
})
const shell = await createServer({
  root: 'apps/shell',
  configFile: 'apps/shell/vite.config.ts',
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: {
      '^/auth/': toAuth,
      [`^/(${servicePaths.join('|')}|_outbox)(/|$)`]: toServer,
      '^/(healthz|readyz|metrics|openapi\\.json|openapi|auth)$': toServer,
      '^/dv/[^/]+/auth$': toServer,
      // Apps that the server serves, of which the shell shows no part.
      '^/dv/[^/]+/survival/': toServer,
      '^/hello/': toServer,
    },
  },
})

let isStopping = false
/** Stops everything: after a signal, when the server exits, or when a port was taken in the meantime. */
async function stop(code) {
  if (isStopping) return
  isStopping = true
  if (server.exitCode === null) server.kill('SIGTERM')
  await Promise.all([auth.close(), shell.close(), provider?.close(), serverEnded])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
void serverEnded.then(([code]) => stop(code ?? 1))
try {
  await auth.listen()
  await shell.listen()
  if (provider !== null) console.log(provider.summary)
} catch (error) {
  console.error(error.message)
  await stop(1)
}
