import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** The entry that runs in browsers only; the core and the test world may run anywhere. */
const clientEntry = 'dist/react/index.js'

const modules = {
  index: 'src/index.ts',
  'react/index': 'src/react/index.ts',
  'oidc/index': 'src/oidc/index.ts',
  'frame/index': 'src/frame/index.ts',
  'testing/index': 'src/testing/index.ts',
  'texts/de': 'src/texts/de.ts',
  'texts/fr': 'src/texts/fr.ts',
  'texts/es': 'src/texts/es.ts',
  'texts/ja': 'src/texts/ja.ts',
  'texts/ar': 'src/texts/ar.ts',
}

export default defineConfig({
  // One build, so that the entries share the core as chunks instead of a copy each.
  entry: { ...modules, styles: 'src/styles.css' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  dts: { entry: { ...modules, css: 'src/css.d.ts' } },
  clean: true,
  onSuccess: async () => {
    await writeFile(clientEntry, `'use client';\n${await readFile(clientEntry, 'utf8')}`)
  },
})
