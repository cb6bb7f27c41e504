import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Puts the values that a file computes in place of its code: the texts that the script says, and no others. */
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
      return { contents: `export const ${name} = ${JSON.stringify(module[name])}`, loader: 'js' }
    })
  },
})

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
  esbuildPlugins: [computed(/script-texts\.ts$/, 'scriptTexts')],
  esbuildOptions: (options) => {
    options.conditions = ['@vestibule/source']
    options.legalComments = 'none'
    options.charset = 'utf8'
  },
})
