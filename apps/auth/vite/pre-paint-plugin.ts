import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { ignoreDirectives, sideBuild } from './side-build.ts'

/**
 * Builds `src/boot/pre-paint.ts` as a classic script with a hashed name and puts it before the style sheet: it must
 * have run before the first paint, and the content security policy allows no inline script.
 */
export function prePaint(define: Record<string, string>): Plugin {
  let fileName = ''
  let code = ''
  return {
    name: 'vestibule:pre-paint',
    apply: 'build',
    async buildStart() {
      const entry = fileURLToPath(new URL('../src/boot/pre-paint.ts', import.meta.url))
      const built = await build({
        ...sideBuild(define),
        build: {
          write: false,
          target: 'es2022',
          // Drop modules that the script does not use, such as React.
          rolldownOptions: { onLog: ignoreDirectives, treeshake: { moduleSideEffects: [entry] } },
          lib: { entry, formats: ['iife'], name: 'vestibulePrePaint' },
        },
      })
      const [bundle] = [built].flat()
      if (!bundle || !('output' in bundle)) throw new Error('The pre-paint script was not built.')
      code = bundle.output[0].code
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      fileName = `assets/pre-paint-${hash}.js`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<!--pre-paint-->', `<script src="/auth/${fileName}"></script>`),
    },
  }
}
