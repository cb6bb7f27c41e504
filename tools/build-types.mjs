/**
 * Writes the declarations of a package's exports to its dist: one file for each export, and chunks of what exports
 * share. tsup would use the JavaScript compiler of TypeScript 6, which takes five times as long.
 *
 *     node ../../tools/build-types.mjs
 *
 * Run it in the folder of a package whose code is built. The declarations of `dependencies` and `peerDependencies` are
 * imported; those of packages that users do not get are included.
 */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

const folder = process.cwd()
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
const input = {}
for (const { '@vestibule/source': source, types } of Object.values(manifest.exports)) {
  if (source?.endsWith('.ts')) input[types.slice('./dist/'.length, -'.d.ts'.length)] = source
  else if (source?.endsWith('.css')) copyFileSync(types, join('dist', 'css.d.ts'))
}

const bundle = await rolldown({
  cwd: folder,
  input,
  external: (name) => installed.some((some) => name === some || name.startsWith(`${some}/`)),
  resolve: { conditionNames: ['@vestibule/source', 'types', 'import'] },
  plugins: [dts({ dtsOnly: true, tsconfig: 'tsconfig.json', resolver: 'oxc' })],
})
await bundle.write({ dir: 'dist', format: 'esm' })
