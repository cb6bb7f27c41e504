// Runs every step of docs/operating.md that is marked `sh run`, in one shell, in an empty folder, with the
// built command and a PostgreSQL of its own:
//   node --conditions=@vestibule/source scripts/guide-test.mjs
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { startCluster } from '../src/testing/postgres-cluster.ts'

const root = join(import.meta.dirname, '..')
const guide = await readFile(join(root, '..', '..', 'docs', 'operating.md'), 'utf8')
const blocks = [...guide.matchAll(/^```sh run\n([\s\S]*?)^```/gm)].map(([, text]) => text)
if (blocks.length < 5) throw new Error(`The guide has ${blocks.length} steps to run`)

const folder = await mkdtemp(join(tmpdir(), 'vestibule-guide-'))
const cluster = await startCluster()
try {
  const command = join(folder, 'vestibule')
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${root}/dist/main.js' "$@"\n`)
  await chmod(command, 0o755)
  const steps = blocks.map((text, n) => `echo '--- step ${n + 1} of ${blocks.length}'\n${text}`)
  // Whatever is still running ends with the shell.
  const script = ['set -euo pipefail', "trap 'kill $(jobs -p) 2> /dev/null || true' EXIT", ...steps]
  const path = [folder, dirname(process.execPath), process.env.PATH, '/usr/lib/postgresql/15/bin']
  const shell = spawn('bash', ['-c', script.join('\n')], {
    cwd: folder,
    env: { HOME: folder, PATH: path.join(delimiter), DATABASE_URL: cluster.url },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(shell, 'exit')
  console.log(code === 0 ? `All ${blocks.length} steps work.` : `A step ended with ${code}.`)
  process.exitCode = code === 0 ? 0 : 1
} finally {
  await cluster.close()
  await rm(folder, { recursive: true, force: true })
}
