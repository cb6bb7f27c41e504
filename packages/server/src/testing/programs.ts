import { join } from 'node:path'
import { packageRoot } from '../platform/package-root.ts'

/** Sources of the programs that tests start as processes, by the names of the built files. */
export const programSources = {
  main: join(packageRoot, 'src', 'main.ts'),
  'render-worker': join(packageRoot, 'src', 'content', 'documents', 'render-worker.ts'),
  'row-writer': join(packageRoot, 'src', 'testing', 'row-writer.ts'),
} as const

/** Environment variable with the folder in which the test run has built the programs that tests start. */
export const programsVariable = 'VESTIBULE_TEST_PROGRAMS'

/** Arguments for Node.js to run a program: as built by this test run, else from its source. */
export function programArguments(name: 'main' | 'row-writer'): string[] {
  const folder = process.env[programsVariable]
  if (folder !== undefined) return [join(folder, `${name}.js`)]
  return ['--conditions=@vestibule/source', programSources[name]]
}
