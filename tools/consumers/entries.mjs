// Type-checks and loads every entry that the packages export, not only those that the examples use.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageEntries } from '../package-entries.mjs'
import { exec } from './commands.mjs'

const names = ['api-client', 'session', 'docs-panel', 'ui']

/** Adds a module that imports every entry to an app, so that its type check covers all declarations. */
export function writeEntries(folder) {
  const lines = entriesOf(folder).map((entry, index) =>
    entry.endsWith('.css') ? `import '${entry}'` : `export * as entry${index} from '${entry}'`,
  )
  writeFileSync(join(folder, 'src/every-entry.ts'), `${lines.join('\n')}\n`)
}

/** @throws {Error} for an entry that Node.js, which is stricter than a bundler, cannot load */
export async function loadEntries(folder, env) {
  const modules = entriesOf(folder).filter((entry) => !entry.endsWith('.css'))
  const script = modules.map((entry) => `await import('${entry}')`).join('\n')
  await exec('node', ['--input-type=module', '--eval', script], { cwd: folder, env })
  return modules.length
}

function entriesOf(folder) {
  return names.flatMap((name) => {
    const root = join(folder, 'node_modules/@vestibule', name)
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return packageEntries(root, exports)
      .filter(([, target]) => typeof target.types === 'string')
      .map(([path]) => path.replace('.', `@vestibule/${name}`))
  })
}
