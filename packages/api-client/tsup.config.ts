import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Schemas are values, which bundlers must be able to drop if unused. valibot marks its functions as side-effect-free,
 * but not every bundler follows that across packages; all respect a mark on each call.
 */
const pureSchemas: Plugin = {
  name: 'pure-schemas',
  setup(build) {
    build.onLoad({ filter: /src\/contract\/[\w-]+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: source.replace(/\bv\.\w+\(/g, '/* @__PURE__ */ $&'), loader: 'ts' }
    })
  },
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    admin: 'src/admin.ts',
    data: 'src/data.ts',
    'contract/index': 'src/contract/index.ts',
    'testing/index': 'src/testing/index.ts',
    // Listing documents is a chunk of its own: a page that shows documents in tooltips needs only this call of
    // documentation; the calls that write documents come with the panel that edits them.
    'chunks/list-documents': 'src/endpoints/list-documents.ts',
  },
  format: 'esm',
  target: 'es2022',
  clean: true,
  esbuildPlugins: [pureSchemas],
})
