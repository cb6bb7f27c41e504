// The platform as its package brings it: embedded database, demo data, its own sign-in pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'playwright'
import { exec, serve } from './commands.mjs'

/** Of the demo data; the method of both is the password alone. */
export const reader = { email: 'robin@vestibule.example', password: 'Quiet-Doorway-26!' }
const writer = { email: 'dana@vestibule.example', password: 'Quiet-Doorway-26!' }

/** What the apps' element says. */
export const note = {
  element_id: 'cohort.size',
  app_name: 'shell',
  mini_content: 'Patients that meet all criteria.',
  main_content: '# Cohort size\n\nCounts below eleven are hidden.',
}

/** @throws {Error} unless the command answers by its own name and by the package's */
export async function checkNames({ folder, env }, { '@vestibule/server': version }) {
  for (const name of ['vestibule', '@vestibule/server']) {
    const answer = await exec('npx', ['--no', '--', name, '--version'], { cwd: folder, env })
    if (answer.trim() !== version) throw new Error(`npx ${name} --version: ${answer}`)
  }
}

/** @throws {Error} where `vestibule init` leaves out a file or a secret */
export async function checkInit({ folder, env }) {
  await exec('npx', ['--no', '--', 'vestibule', 'init', '--dir', 'started'], { cwd: folder, env })
  const read = (name) => readFileSync(join(folder, 'started', name), 'utf8')
  if (!/^SECRET_KEY=\S{32,}$/m.test(read('.env'))) throw new Error('.env has no SECRET_KEY')
  for (const name of ['compose.yaml', 'create-role.sh', 'Caddyfile']) {
    if (read(name) === '') throw new Error(`${name} is empty`)
  }
}

/**
 * Starts `npx @vestibule/server serve --demo` with sessions of half an hour, for an app at `origin`, and
 * documents the element that the apps show.
 */
export async function startPlatform({ folder, port, origin, env }) {
  const address = `http://127.0.0.1:${port}`
  const stop = await serve('npx', ['--no', '@vestibule/server', 'serve', '--demo'], {
    cwd: folder,
    env: { ...env, PORT: String(port), PUBLIC_ORIGIN: origin, SESSION_TTL_S: '1800' },
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
