import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { servicePaths } from '../../packages/api-client/src/contract/reserved-paths.ts'
import { groupTextsInBuild } from '../../tools/group-texts.ts'
import { steadyFont } from '../../tools/steady-font.ts'
import { firstScreenChunk, sharedChunks } from './vite/chunks.ts'
import { prePaint } from './vite/pre-paint-plugin.ts'
import { prerender } from './vite/prerender-plugin.ts'
import { clientConditions, ignoreDirectives, serverConditions } from './vite/side-build.ts'
import { versions } from './vite/versions.ts'

const server = 'http://127.0.0.1:4000'

export default defineConfig({
  base: '/auth/',
  define: versions,
  plugins: [groupTextsInBuild(), react(), steadyFont(), prePaint(versions), prerender(versions)],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first script contains the name of each later file. A hexadecimal digit in such a name adds 4 bits to the
        // compressed script, a character of the default hashes 6. Seven digits tell the versions of one file apart.
        hashCharacters: 'hex',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [firstScreenChunk, ...sharedChunks] },
        // Name the files of texts in the same way in all languages, because the page lists those names.
        chunkFileNames: ({ name }) =>
          `assets/${name.replace(/^(\w+)\.[a-z]{2}$/, '$1-texts')}-[hash:7].js`,
      },
      onLog: ignoreDirectives,
    },
  },
  server: {
    proxy: { '^/auth$': server, [`^/(${servicePaths.join('|')})/`]: server },
  },
})
