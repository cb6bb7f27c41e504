import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

/** What tests start as processes of their own, by the names of the built files. */
export const programSources = {
  main: join(packageRoot, 'src', 'main.ts'),
  'render-worker': join(packageRoot, 'src', 'documents', 'render-worker.ts'),
  'row-writer': join(packageRoot, 'src', 'testing', 'row-writer.ts'),
} as const

/** Names the folder in which a test run has built them. */
export const programsVariable = 'VESTIBULE_TEST_PROGRAMS'

/** The arguments with which Node.js starts the program: as this test run has built it, else from its source. */
export function programArguments(name: 'main' | 'row-writer'): string[] {
  const folder = process.env[programsVariable]
  if (folder !== undefined) return [join(folder, `${name}.js`)]
  return ['--conditions=@vestibule/source', programSources[name]]
}
