/**
 * Writes the type declarations to dist/types with the TypeScript compiler: tsup would bundle the declarations of all
 * entries, which takes gigabytes of memory for so many.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })

// The declarations import .ts and .tsx files, which are not in dist: replace these extensions by .js.
for (const file of globSync('dist/types/**/*.d.ts', { cwd: root })) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/gu, '$1$2.js$1'))
}
copyFileSync(join(root, 'src/css.d.ts'), join(root, 'dist/types/css.d.ts'))
