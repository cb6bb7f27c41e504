// Runs the platform from its installed package: embedded database, demo data, its own sign-in pages.
import { mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { request } from 'playwright'
import { exec, serve } from './commands.mjs'

/**
 * Accounts of the demo data that sign in by password only: one uses the test apps, the other saves the document that
 * they show.
 */
export const reader = { email: 'robin@vestibule.example', password: 'Quiet-Doorway-26!' }
const writer = { email: 'dana@vestibule.example', password: 'Quiet-Doorway-26!' }

/**
 * The document that is saved on the platform before the test apps run. Each app shows the heading that the document
 * explains, and the test opens and reads the document there.
 */
export const note = {
  element_id: 'cohort.size',
  app_name: 'shell',
  mini_content: 'Patients that meet all criteria.',
  main_content: '# Cohort size\n\nCounts below eleven are hidden.',
}

/** @throws {Error} unless `npx` runs the server both by the name of its command and by that of its package */
export async function checkNames({ folder, env }, { '@vestibule/server': version }) {
  for (const name of ['vestibule', '@vestibule/server']) {
    const answer = await exec('npx', ['--no', '--', name, '--version'], { cwd: folder, env })
    if (answer.trim() !== version) throw new Error(`npx ${name} --version: ${answer}`)
  }
}

/**
 * Installs another version of Node.js.
 * @returns {Promise<string>} the folder of its `node` command
 */
async function installNode(version, { folder, env }) {
  const name = `node-linux-${process.arch}`
  const place = join(folder, `node-${version}`)
  mkdirSync(place)
  await exec('npm', ['install', '--prefix', place, `${name}@${version}`], { cwd: place, env })
  return join(place, 'node_modules', name, 'bin')
}

/** The oldest Node.js version that the installed server's manifest allows, such as `22.13`. */
function oldestNode(folder) {
  const manifest = readFileSync(join(folder, 'node_modules/@vestibule/server/package.json'), 'utf8')
  return JSON.parse(manifest).engines.node.replace('>=', '')
}

/** @throws {Error} unless the server on Node.js 20 prints exactly one line with the version it needs */
export async function checkTooOldNode({ folder, env }) {
  const bin = await installNode('20', { folder, env })
  const args = [join(folder, 'node_modules/@vestibule/server/dist/main.js'), 'serve', '--demo']
  const answer = await exec(join(bin, 'node'), args, { cwd: folder, env }).catch(
    (error) => error.message,
  )
  const [, said = ''] = answer.split('exit code 1\n')
  const right = `Vestibule needs Node.js ${oldestNode(folder)} or newer, and this is 20.`
  if (!said.startsWith(right) || said.trim().includes('\n')) throw new Error(answer)
}

/** @throws {Error} if `vestibule init` writes no SECRET_KEY, or a file for the containers is missing or empty */
export async function checkInit({ folder, env }) {
  await exec('npx', ['--no', '--', 'vestibule', 'init', '--dir', 'started'], { cwd: folder, env })
  const read = (name) => readFileSync(join(folder, 'started', name), 'utf8')
  if (!/^SECRET_KEY=\S{32,}$/m.test(read('.env'))) throw new Error('.env has no SECRET_KEY')
  for (const name of ['compose.yaml', 'create-role.sh', 'make-certificates.sh', 'Caddyfile']) {
    if (read(name) === '') throw new Error(`${name} is empty`)
  }
}

/**
 * Starts `npx @vestibule/server serve --demo` with sessions of half an hour, for apps at `origin`; on Linux on the
 * oldest supported Node.js. Resolves to its address, and to functions that stop it (`stop`) and save the document that
 * the test apps show (`document`).
 */
export async function startPlatform({ folder, port, origin, env }) {
  const address = `http://127.0.0.1:${port}`
  const bin =
    process.platform === 'linux'
      ? await installNode(`${oldestNode(folder)}.0`, { folder, env })
      : dirname(process.execPath)
  const stop = await serve('npx', ['--no', '@vestibule/server', 'serve', '--demo'], {
    cwd: folder,
    env: {
      ...env,
      PATH: [bin, env.PATH].join(delimiter),
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      SESSION_TTL_S: '1800',
    },
    address: `${address}/readyz`,
    logFile: join(folder, 'platform.log'),
  })
  return { address, stop, document: () => saveNote(address, origin) }
}

async function saveNote(address, origin) {
  const context = await request.newContext({ baseURL: address, extraHTTPHeaders: { origin } })
  try {
    await context.get('/auth_api/v1/config/')
    await post(context, '/auth_api/v1/accounts/login/', {
      form: { username: writer.email, password: writer.password },
    })
    await post(context, '/documentation_api/v1/save_document', { data: note })
  } finally {
    await context.dispose()
  }
}

async function post(context, path, body) {
  const { cookies } = await context.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await context.post(path, { ...body, headers: { 'x-csrftoken': token } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
}
