import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** The entry that runs in browsers only; the core may run anywhere. */
const clientEntry = 'dist/react/index.js'

const modules = {
  index: 'src/index.ts',
  'react/index': 'src/react/index.ts',
  'testing/index': 'src/testing/index.ts',
  'texts/de': 'src/texts/de.ts',
  'texts/fr': 'src/texts/fr.ts',
  'texts/es': 'src/texts/es.ts',
  'texts/ja': 'src/texts/ja.ts',
  'texts/ar': 'src/texts/ar.ts',
}

/**
 * What a page with notes loads before anything is opened. As entries of their own these share chunks with nothing that only
 * the panel needs, although the `react` entry exports both.
 */
const pageModules = {
  'page/doc-note': 'src/react/doc-note.tsx',
  'page/docs-panel': 'src/react/docs-panel.tsx',
  'page/docs-provider': 'src/react/docs-provider.tsx',
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
