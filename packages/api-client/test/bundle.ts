import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The client from its sources as one script that sets the global `api`. */
export async function bundleForScript(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL('../src/index.ts', import.meta.url)),
  })
  const { output } = await build.generate({ format: 'iife', name: 'api' })
  return `${output[0].code}\nglobalThis.api = api`
}
