import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** The entry that gets the mark 'use client', because React server components cannot use its hooks. */
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
  // One build, so that the entries share the core's chunks instead of each having a copy.
  entry: { ...modules, styles: 'src/styles.css' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  // Empty the folder, but keep `session.js`, which another build writes.
  clean: ['!script/**'],
  onSuccess: async () => {
    await writeFile(clientEntry, `'use client';\n${await readFile(clientEntry, 'utf8')}`)
  },
})
