// Updates our packages in an installed app, first to the next patch and then to the next minor version, and checks that
// only versions that fit each other can be installed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, checkTypes, npm } from './apps.mjs'
import { checkBundle } from './bundle.mjs'
import { exec } from './commands.mjs'
import { checkSingleCopies } from './dependencies.mjs'
import { part } from './parts.mjs'
import { releaseNext } from './release.mjs'

const session = '@vestibule/session'
const names = ['@vestibule/api-client', '@vestibule/ui', session, '@vestibule/docs-panel']

/**
 * Releases a patch and a minor version and updates an installed app to them.
 * @param use uses the built app in a browser
 */
export async function rehearseVersions({ app, folder, source, env, use }) {
  const holds = async () => {
    await checkSingleCopies(folder, env)
    await checkTypes(folder, env)
    await build(folder, env)
    checkBundle(folder, app)
  }

  const patch = await part('Versions: release a patch', () =>
    releaseNext('patch', { folder: source, env }),
  )
  if (!patch) return
  await part('Versions: session of the next patch takes the others along', async () => {
    await npm(folder, env, 'install', `${session}@${patch[session]}`)
    const installed = installedVersions(folder)
    for (const name of [session, '@vestibule/ui', '@vestibule/api-client']) {
      if (installed[name] !== patch[name]) throw new Error(`${name} is ${installed[name]}`)
    }
    await holds()
    await use()
  })

  const minor = await part('Versions: release a minor version', () =>
    releaseNext('minor', { folder: source, env }),
  )
  if (!minor) return
  for (const name of names) {
    await part(`Versions: ${name} alone is refused`, () =>
      mustRefuse(`${name}@${minor[name]}`, { folder, env }),
    )
  }
  await part('Versions: all of the next minor version', async () => {
    await npm(folder, env, 'install', ...names.map((name) => `${name}@${minor[name]}`))
    await holds()
    await use()
  })
}

/**
 * @throws {Error} unless npm names the incompatible packages. npm refuses at once to install a package whose peers are
 * too old. About a package that is too new for the others npm only warns, but then refuses every clean installation.
 */
async function mustRefuse(wanted, { folder, env }) {
  const options = { cwd: folder, env, withStderr: true }
  const said = (args) => exec('npm', args, options).catch((error) => error.message)
  const files = ['package.json', 'package-lock.json'].map((name) => join(folder, name))
  const kept = files.map((file) => readFileSync(file))
  const atOnce = await said(['install', '--package-lock-only', wanted])
  const clean = isRefusal(atOnce) ? atOnce : await said(['ci', '--dry-run'])
  files.forEach((file, index) => writeFileSync(file, kept[index]))
  for (const answer of [atOnce, clean]) {
    const says = /ERESOLVE/.test(answer) && /peer @vestibule\/(ui|api-client)@"\^/.test(answer)
    if (!says) throw new Error(`npm install ${wanted} says: ${answer}`)
  }
  if (!isRefusal(clean)) throw new Error(`npm ci installs ${wanted} beside the rest`)
}

const isRefusal = (answer) => answer.includes('npm error code ERESOLVE')

function installedVersions(folder) {
  return Object.fromEntries(
    names.map((name) => {
      const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
      return [name, JSON.parse(manifest).version]
    }),
  )
}
