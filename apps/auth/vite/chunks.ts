import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url))

/** All that the entry imports at once in one chunk: one request, and the best compression. */
export function firstScreenChunk(): Rolldown.CodeSplittingGroup {
  let reached: Set<string> | undefined
  return {
    debugName: 'first-screen',
    priority: 3,
    name(id, context) {
      reached ??= reachable(entry, (module) => context.getModuleInfo(module)?.importedIds ?? [])
      return reached.has(id) ? 'first-screen' : null
    },
  }
}

/** What all steps beyond the start screen share, the router above all, and what those with a code do. */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'beyond-start',
    test: /\/react-router|\/ui\/src\/internal\/|\/apps\/auth\/src\/(routes|routing|flows\/token\/token-gate|parts\/([^/]+\.tsx?$|load|submission))/,
    priority: 2,
  },
  {
    name: 'code-entry',
    test: /\/input-otp\/|\/ui\/src\/code-input\/|\/parts\/(code-entry|email-code)\//,
    minShareCount: 2,
    priority: 1,
  },
]

function reachable(start: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([start])
  // A set hands out what is added while it is walked.
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return reached
}
