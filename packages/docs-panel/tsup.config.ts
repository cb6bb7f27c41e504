import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** The entry that gets the mark 'use client', because React server components cannot use its hooks. */
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
 * Modules that a page with notes loads before anything is opened. As separate entries they share no chunk with
 * code that only the panel needs, although the `react` entry exports both.
 */
const pageModules = {
  'page/doc-note': 'src/react/doc-note.tsx',
  'page/docs-panel': 'src/react/docs-panel.tsx',
  'page/docs-provider': 'src/react/docs-provider.tsx',
}

export default defineConfig({
  // One build, so that entries share the core and code loaded on demand becomes chunks.
  entry: { ...modules, ...pageModules, styles: 'src/styles.css' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  onSuccess: async () => {
    await writeFile(clientEntry, `'use client';\n${await readFile(clientEntry, 'utf8')}`)
  },
})
