// The product without a build: the server from its sources, both apps by Vite with hot reload.
// One origin for the browser: the shell's Vite answers on the port and passes the rest on.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const port = Number(process.env.PORT ?? 4000)
const ports = { server: port + 100, auth: port + 101 }
const origin = `http://localhost:${port}`

const server = spawn(
  process.execPath,
  [
    '--conditions=@vestibule/source',
    '--watch-path=packages/server/src',
    'packages/server/src/main.ts',
    'serve',
    '--demo',
  ],
  { stdio: 'inherit', env: { ...process.env, PORT: String(ports.server), PUBLIC_ORIGIN: origin } },
)

const toServer = { target: `http://127.0.0.1:${ports.server}`, xfwd: true }
const toAuth = { target: `http://127.0.0.1:${ports.auth}`, ws: true }
const auth = await createServer({
  root: 'apps/auth',
  configFile: 'apps/auth/vite.config.ts',
  server: {
    port: ports.auth,
    strictPort: true,
    host: '127.0.0.1',
    hmr: { clientPort: ports.auth },
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
      '^/(auth_api|documentation_api|issueapi|turl|t|ws_admin_panel|static|_outbox)(/|$)': toServer,
      '^/(healthz|readyz|metrics|openapi\\.json|openapi|auth)$': toServer,
      '^/dv/[^/]+/auth$': toServer,
    },
  },
})
await auth.listen()
await shell.listen()

const stop = async () => {
  await Promise.all([auth.close(), shell.close()])
  if (server.exitCode === null) server.kill('SIGINT')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
server.once('exit', async (code) => {
  await stop()
  process.exitCode = code ?? 0
})
