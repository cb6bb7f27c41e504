import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { componentNames } from './scripts/public-files.ts'

const names = componentNames(import.meta.dirname)

/** Icons stand in one file for each kind: in a single file, a page that shows one icon would load all of them. */
const iconKinds = ['status-icons', 'interface-icons', 'objects-icons']

export default defineConfig([
  {
    // One entry per component: what they share becomes chunks, so an app pays for what it uses. Each
    // lies in a folder of its name, so that the pattern of the exports leads to no chunk.
    entry: {
      ...Object.fromEntries(
        names.map(({ name }) => [`${name}/${name}`, `src/${name}/${name}.tsx`]),
      ),
      ...Object.fromEntries(iconKinds.map((kind) => [`icons/${kind}`, `src/icons/${kind}.tsx`])),
    },
    format: 'esm',
    target: 'es2022',
    splitting: true,
    clean: true,
    banner: { js: "'use client';" },
  },
  {
    entry: {
      tokens: 'src/tokens.css',
      foundation: 'src/foundation.css',
      base: 'src/base.css',
      styles: 'src/styles.css',
      ...Object.fromEntries(
        names
          .filter(({ style }) => style)
          .map(({ name }) => [`${name}/${name}`, `src/${name}/${name}.css`]),
      ),
    },
    // The font keeps its name and place, so that a page can preload it.
    loader: { '.woff2': 'file' },
    esbuildOptions(options) {
      options.assetNames = 'fonts/[name]'
    },
    onSuccess: () => {
      cpSync('src/fonts/LICENSE-inter.txt', 'dist/fonts/LICENSE-inter.txt')
      return Promise.resolve()
    },
  },
])
