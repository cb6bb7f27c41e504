import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../../platform/package-root.ts'

const source = join(packageRoot, 'src')

/** All files and packages that a program loads, files by their path in `src`. */
function loadedBy(program: string): Set<string> {
  const loaded = new Set<string>()
  const visit = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    const text = readFileSync(join(source, file), 'utf8')
    for (const [, typesOnly, name = ''] of text.matchAll(
      /(?:^(?:import|export)( type)?(?: [^'"]*? from)? |\bimport\()'([^']+)'/gm,
    )) {
      if (typesOnly !== undefined) continue
      const next = join(dirname(file), name)
      if (!name.startsWith('.')) loaded.add(name)
      else if (existsSync(join(source, next))) visit(next)
    }
  }
  visit(program)
  return loaded
}

it('promise 82: the program that answers requests does not even load what renders', () => {
  const renderer = ['content/documents/render-markdown.ts', 'marked']
  const worker = loadedBy('content/documents/render-worker.ts')
  const server = loadedBy('main.ts')
  expect(renderer.filter((name) => worker.has(name))).toEqual(renderer)
  expect(server).toContain('content/documents/render-thread.ts')
  expect(server).toContain('content/documents/routes.ts')
  expect(renderer.filter((name) => server.has(name))).toEqual([])
  // The main thread sanitises terms alone, when they are imported, previewed or published. Readers get what is stored.
  const sanitizing = [...server].filter(
    (file) =>
      file.endsWith('.ts') && readFileSync(join(source, file), 'utf8').includes('sanitizeEula('),
  )
  expect(sanitizing.toSorted()).toEqual([
    'access/eulas/publish-terms.ts',
    'access/eulas/sanitize-eula.ts',
    'admin/terms/routes.ts',
    'import/apply-eulas.ts',
  ])
})
