import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** The entry that runs in browsers only; the core may run anywhere. */
const clientEntry = 'dist/react/index.js'

const modules = {
  index: 'src/index.ts',
  'react/index': 'src/react/index.ts',
  'testing/index': 'src/testing/index.ts',
}

/**
 * Files of their own, though no one imports them by name: a page with notes needs them, and in a
 * chunk with what the panel needs they would bring that along.
 */
const pageModules = {
  'page/foreign-drafts': 'src/core/foreign-drafts.ts',
  'page/note-calls': 'src/core/note-calls.ts',
  'page/on-demand': 'src/react/on-demand.ts',
}

export default defineConfig({
  // One build: the entries share the core, and what is fetched on demand is a chunk of its own.
  entry: { ...modules, ...pageModules, styles: 'src/styles.css' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  dts: { entry: { ...modules, css: 'src/css.d.ts' } },
  clean: true,
  onSuccess: async () => {
    await writeFile(clientEntry, `'use client';\n${await readFile(clientEntry, 'utf8')}`)
  },
})
