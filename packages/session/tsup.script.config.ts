import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { minify } from 'vite'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Replaces the code of a file by the value that it computes. So `session.js` contains the texts that it shows, and
 * neither the other texts nor the code that picks them.
 */
const computed = (file: RegExp, name: string): Plugin => ({
  name: 'computed',
  setup(build) {
    build.onLoad({ filter: file }, async ({ path }) => {
      const { outputFiles } = await build.esbuild.build({
        entryPoints: [path],
        bundle: true,
        format: 'esm',
        write: false,
      })
      const code = Buffer.from(outputFiles?.[0]?.contents ?? []).toString('base64')
      const module = (await import(`data:text/javascript;base64,${code}`)) as Record<
        string,
        unknown
      >
      // Write the keys without quotes: minifiers shorten only such keys to the short names of `shortened`.
      const value = JSON.stringify(module[name]).replaceAll(/"(\w+)":/g, '$1:')
      return { contents: `export const ${name} = ${value}`, loader: 'js' }
    })
  },
})

/**
 * Properties that get short names. All are of this code alone: none is a browser's, and none is in what the server or
 * another tab reads.
 */
const shortened = `
  expiringAdvice loginAgain expiredTitle expiredBody workIsKept loginSuccessful otherUserTitle otherUserNoWork
  actingForTitle actingForNoWork lockedTitle unlock timeLeft skewMs signInRequest restoredAtMs
  checkAtMs locksAtMs reloadAtMs setBackMs phase asking trigger since
  turn visible problem warning effects checkSessionFirst signInTab isSignInTab
  dismissal hasUnsavedWork loginStatus dismissalKey parentDomain getState setState actions
  question report signInUrl names announce draw onAct onClose
  onNone isCover actingFor knows change reason kind action
  texts subscribe dispatch header storage
`
  .trim()
  .split(/\s+/)

/** Builds `session.js`, which the server serves for pages of any app, from the same core as the package. */
export default defineConfig({
  entry: { session: 'src/script/main.ts' },
  outDir: 'dist/script',
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
  platform: 'browser',
  target: 'es2022',
  minify: true,
  env: { NODE_ENV: 'production' },
  noExternal: [/./],
  // A second minifier saves about 130 bytes more.
  onSuccess: async () => {
    const file = 'dist/script/session.js'
    const { code } = await minify(file, await readFile(file, 'utf8'))
    await writeFile(file, code)
  },
  esbuildPlugins: [computed(/script-texts\.ts$/, 'scriptTexts')],
  esbuildOptions: (options) => {
    options.conditions = ['@vestibule/source']
    options.legalComments = 'none'
    options.charset = 'utf8'
    options.mangleProps = new RegExp(`^(${shortened.join('|')})$`)
  },
})
