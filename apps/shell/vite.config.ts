import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import ui from '@vestibule/ui/package.json' with { type: 'json' }
import { groupTextsInBuild } from '../../tools/group-texts.ts'
import { steadyFont } from '../../tools/steady-font.ts'
import shell from './package.json' with { type: 'json' }
import { firstPage } from './vite/first-page-plugin.ts'

export default defineConfig({
  base: '/',
  plugins: [groupTextsInBuild(), react(), firstPage(), preloadFont(), steadyFont()],
  // The packages of the workspace are read from their sources, so that nothing has to be built
  // before an app.
  resolve: { conditions: ['@vestibule/source', ...defaultClientConditions] },
  define: {
    __APP_VERSION__: JSON.stringify(shell.version),
    __UI_VERSION__: JSON.stringify(ui.version),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'first-screen', tags: ['$initial'] }],
        },
      },
      onLog(level, log, report) {
        // Hides warnings about the packages' `use client` directives, which a page does not need.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})

/** Fetches the font together with the style sheet that names it, not after it. */
function preloadFont(): Plugin {
  return {
    name: 'vestibule:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
