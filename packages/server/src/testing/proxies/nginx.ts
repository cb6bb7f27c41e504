import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

export interface Nginx {
  readonly origin: string
  readonly port: number
  close(): Promise<void>
}

/** Forwards everything to a loopback port, with `proxy_pass` and no other proxy directive. */
export function startNginx(program: string, port: number): Promise<Nginx> {
  return startWith(program, `proxy_pass http://127.0.0.1:${port};`)
}

/**
 * Serves the files of a folder with nothing configured but `root`. The folder needs a file `healthz`, which is
 * requested until nginx answers.
 */
export function startFileNginx(program: string, root: string): Promise<Nginx> {
  return startWith(program, `root ${root};`)
}

async function startWith(program: string, location: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const config = `
daemon off;
master_process off;
pid ${join(folder, 'pid')};
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location / { ${location} }
  }
}
`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, config)
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'ignore' })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await answers(origin))) await sleep(20)
  return {
    origin,
    port,
    async close() {
      process.off('exit', kill)
      if (child.kill('SIGTERM')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
