import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { componentNames, textLanguages } from './scripts/public-files.ts'

const names = componentNames(import.meta.dirname)

/** One file per kind of icon: with a single file, a page that shows one icon would load all of them. */
const iconKinds = ['status-icons', 'interface-icons', 'objects-icons']

export default defineConfig([
  {
    // One entry per component. Shared code becomes chunks, so an app loads only what it uses. Each entry has a
    // folder of its name, so that the pattern in `exports` does not expose chunks.
    entry: {
      ...Object.fromEntries(
        names.map(({ name }) => [`${name}/${name}`, `src/${name}/${name}.tsx`]),
      ),
      ...Object.fromEntries(iconKinds.map((kind) => [`icons/${kind}`, `src/icons/${kind}.tsx`])),
      ...Object.fromEntries(
        textLanguages(import.meta.dirname).map((name) => [`texts/${name}`, `src/texts/${name}.ts`]),
      ),
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
    // The file of the font keeps its name (without a hash), so that a page can preload the font.
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
