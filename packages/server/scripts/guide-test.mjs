// Runs all code blocks of the guides that are marked `sh run`, in one shell per guide, in a folder that contains only
// the repository's folder `examples`, with the built command and a new PostgreSQL:
//   node --conditions=@vestibule/source scripts/guide-test.mjs [operating] [apps]
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createRoleFile } from '../src/cli/compose-file.ts'
import { startCluster } from '../src/testing/postgres-cluster.ts'

const root = join(import.meta.dirname, '..')
/** Timeout of a guide in milliseconds: it takes about half a minute, on a busy machine many times as long. */
const limitMs = 900_000
const names = process.argv.slice(2)
for (const name of names.length === 0 ? ['operating', 'apps'] : names) await runGuide(name)

async function runGuide(name) {
  const guide = await readFile(join(root, '..', '..', 'docs', `${name}.md`), 'utf8')
  const blocks = [...guide.matchAll(/^```sh run\n([\s\S]*?)^```/gm)].map(([, text]) => text)
  if (blocks.length < 5) throw new Error(`The guide ${name} has ${blocks.length} steps to run`)

  const folder = await mkdtemp(join(tmpdir(), 'vestibule-guide-'))
  const cluster = await startCluster()
  try {
    const command = join(folder, 'vestibule')
    await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${root}/dist/main.js' "$@"\n`)
    await chmod(command, 0o755)
    await symlink(join(root, '..', '..', 'examples'), join(folder, 'examples'))
    const steps = blocks.map((text, n) => `echo '--- step ${n + 1} of ${blocks.length}'\n${text}`)
    // The trap ends programs that the guide has started in the background, when the shell ends.
    const script = [
      'set -euo pipefail',
      "trap 'kill $(jobs -p) 2> /dev/null || true' EXIT",
      ...steps,
    ]
    const path = [folder, dirname(process.execPath), process.env.PATH, '/usr/lib/postgresql/15/bin']
    const shell = spawn('bash', ['-c', script.join('\n')], {
      cwd: folder,
      env: { HOME: folder, PATH: path.join(delimiter), ...databasesOf(cluster.url, folder) },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    // A step of the guide waits until the server answers. Without a timeout it would wait forever if the server cannot
    // start.
    const giveUp = setTimeout(() => shell.kill(), limitMs)
    const [code] = await once(shell, 'exit')
    clearTimeout(giveUp)
    if (code !== 0)
      console.log(await readFile(join(folder, 'platform.log'), 'utf8').catch(() => ''))
    const outcome =
      code === 0 ? `all ${blocks.length} steps work` : `a step ended with ${code ?? 'no answer'}`
    console.log(`docs/${name}.md: ${outcome}.`)
    if (code !== 0) process.exitCode = 1
  } finally {
    await cluster.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Makes the role and the database that `vestibule init` makes. Returns the environment variables with the address of
 * that database, and with the address for a database administrator.
 */
function databasesOf(adminUrl, folder) {
  const { hostname, port, username, password } = new URL(adminUrl)
  const own = 'of-the-guide'
  // Leave out the last statement of the script. It removes the administrator's password, and the guide needs the
  // administrator again.
  const script = createRoleFile.replace(/^alter role .*\n/m, '')
  const env = {
    ...process.env,
    HOME: folder,
    PATH: [process.env.PATH, '/usr/lib/postgresql/15/bin'].join(delimiter),
    PGHOST: hostname,
    PGPORT: port,
    PGPASSWORD: password,
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: own,
  }
  execFileSync('sh', ['-c', script], { env, stdio: 'inherit' })
  return {
    ADMIN_URL: adminUrl,
    DATABASE_URL: `postgres://vestibule:${own}@${hostname}:${port}/vestibule`,
  }
}
