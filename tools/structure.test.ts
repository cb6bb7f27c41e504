import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const config = '.oxlint.config.ts'

/** The lint rules that each file of a tree with only these files breaks. */
function brokenRules(files: Record<string, string>): (file: string) => string[] {
  const tree = mkdtempSync(join(tmpdir(), 'structure-'))
  copyFileSync(join(root, config), join(tree, config))
  // Without this file, lint would resolve imports by a tsconfig.json that somebody has left in a folder above.
  writeFileSync(join(tree, 'tsconfig.json'), '{}')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--config', config, '--format=json'],
    { cwd: tree, encoding: 'utf8' },
  )
  rmSync(tree, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[]
  }
  return (file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)
}

/**
 * Lints one file per import, and returns a function that names the lint rules which an import breaks in its file. To
 * start lint takes longer than to lint, so one tree has the files of many imports; only imports of the same file need
 * several trees.
 */
function rulesBrokenByImports(imports: readonly (readonly [file: string, imported: string])[]) {
  const trees: Map<string, string>[] = []
  for (const [file, imported] of imports) {
    let tree = trees.find((some) => !some.has(file))
    if (!tree) trees.push((tree = new Map()))
    tree.set(file, imported)
  }
  const linted = trees.map((tree) => {
    const text = (imported: string) => `import { a } from '${imported}'\n\nexport const b = a\n`
    const files = Object.fromEntries([...tree].map(([file, imported]) => [file, text(imported)]))
    return { tree, rulesOf: brokenRules(files) }
  })
  return (file: string, imported: string) =>
    linted.find(({ tree }) => tree.get(file) === imported)?.rulesOf(file)
}

describe('the arrow contract -> api-client -> session, docs-panel -> account, admin -> apps', () => {
  const against = [
    ['contract', 'packages/api-client/src/contract/a.ts', 'ky'],
    ['contract', 'packages/api-client/src/contract/a.ts', '../transport/b.ts'],
    ['transport', 'packages/api-client/src/transport/a.ts', '../endpoints/b.ts'],
    ['api-client', 'packages/api-client/src/endpoints/a.ts', '@vestibule/session'],
    ['api-client', 'packages/api-client/src/index.ts', 'react'],
    ['ui', 'packages/ui/src/button/button.tsx', '@vestibule/api-client'],
    ['ui', 'packages/ui/src/button/button.tsx', 'react-router-dom'],
    ['session core', 'packages/session/src/core/a.ts', 'react'],
    ['session core', 'packages/session/src/core/a.ts', '@vestibule/ui/button'],
    ['session', 'packages/session/src/react/a.ts', '@vestibule/docs-panel'],
    ['docs-panel', 'packages/docs-panel/src/react/a.ts', '@vestibule/session'],
    ['docs-panel core', 'packages/docs-panel/src/core/a.ts', '../react/b.ts'],
    ['server', 'packages/server/src/app.ts', '@vestibule/api-client'],
    [
      'http of the server',
      'packages/server/src/platform/http/a.ts',
      '../../identity/sessions/session.ts',
    ],
    ['http of the server', 'packages/server/src/platform/http/a.ts', '@vestibule/ui/button'],
    ['server', 'packages/server/src/app.ts', '@vestibule/ui/button'],
    ['a room', 'packages/server/src/platform/mail/a.ts', '@vestibule/ui/button'],
    ['platform', 'packages/server/src/platform/mail/a.ts', '../../identity/sessions/session.ts'],
    ['identity', 'packages/server/src/identity/users/a.ts', '../../access/eulas/pending-eulas.ts'],
    ['access', 'packages/server/src/access/gate/a.ts', '../../content/static/routes.ts'],
    ['content', 'packages/server/src/content/tickets/a.ts', '../../admin/paging.ts'],
    ['operations', 'packages/server/src/operations/a.ts', '../admin/paging.ts'],
    ['admin', 'packages/server/src/admin/users/a.ts', '../../import/read-import.ts'],
    ['import', 'packages/server/src/import/a.ts', '../cli/world.ts'],
    ['the product', 'packages/server/src/cli/a.ts', '../testing/reliability/pgbouncer.ts'],
    ['session', 'packages/session/src/react/a.ts', '@vestibule/app-kit/redact'],
    ['server', 'packages/server/src/app.ts', '@vestibule/app-kit/redact'],
    ['session core', 'packages/session/src/core/a.ts', '@vestibule/base/react/use-read'],
    ['base', 'packages/base/src/a.ts', '@vestibule/api-client'],
    ['base', 'packages/base/src/a.ts', 'react'],
    ['base', 'packages/base/src/react/a.ts', '@vestibule/ui/button'],
    ['server', 'packages/server/src/app.ts', '@vestibule/base/clock'],
    ['the kit of the apps', 'packages/app-kit/src/a.ts', '@vestibule/session'],
    ['the kit of the apps', 'packages/app-kit/src/a.ts', 'react-router-dom'],
    ['the kit of the apps', 'packages/app-kit/src/a.ts', '@vestibule/admin/admin-app'],
    ['the link of the kit', 'packages/app-kit/src/page/router-link.tsx', '@vestibule/session'],
    ['administration', 'packages/admin/src/a.ts', '@vestibule/session'],
    ['administration', 'packages/admin/src/a.ts', '../../../apps/shell/src/shell.ts'],
    ['administration', 'packages/admin/src/a.ts', '@vestibule/account/account-app'],
    ['the account', 'packages/account/src/a.ts', '@vestibule/admin/admin-app'],
    ['the account', 'packages/account/src/a.ts', '../../../apps/auth/src/app.tsx'],
    ['the kit of the apps', 'packages/app-kit/src/a.ts', '@vestibule/account/account-app'],
    ['session', 'packages/session/src/react/a.ts', '@vestibule/account/account-app'],
    ['session', 'packages/session/src/react/a.ts', '@vestibule/admin/admin-app'],
    ['an app', 'apps/auth/src/main.ts', '@vestibule/server'],
    ['an example', 'examples/cohort-explorer/src/main.tsx', '@vestibule/server'],
    ['an example', 'examples/cohort-explorer/src/main.tsx', '@vestibule/base/clock'],
    ['an example', 'examples/cohort-explorer/src/main.tsx', '../../../apps/shell/src/app.tsx'],
    ['an app', 'apps/auth/src/main.ts', '../../../packages/ui/src/button/button.tsx'],
    ['any package', 'packages/session/src/react/a.ts', '@vestibule/ui/src/button/button.tsx'],
  ] as const
  const along = [
    ['packages/api-client/src/contract/a.ts', 'valibot'],
    ['packages/api-client/src/transport/a.ts', 'ky'],
    ['packages/session/src/core/a.ts', '@vestibule/api-client'],
    ['packages/session/src/react/a.ts', '@vestibule/ui/button'],
    ['packages/server/src/app.ts', '@vestibule/api-client/contract'],
    ['packages/server/src/platform/http/a.ts', '@vestibule/api-client/contract'],
    ['packages/server/src/identity/users/a.ts', '../../platform/clock.ts'],
    ['packages/server/src/identity/users/a.ts', '../calls/access.ts'],
    ['packages/server/src/admin/users/a.ts', '../access/list-access.ts'],
    ['packages/server/src/admin/users/a.test.ts', '../../cli/world.ts'],
    ['packages/server/src/cli/a.ts', '../import/read-import.ts'],
    ['packages/session/src/core/a.ts', '@vestibule/base/clock'],
    ['packages/base/src/react/a.ts', 'react'],
    ['packages/app-kit/src/a.ts', '@vestibule/api-client'],
    ['apps/shell/src/main.ts', '@vestibule/session/react'],
    ['apps/auth/src/main.ts', '@vestibule/app-kit/redact'],
    ['packages/app-kit/src/page/router-link.tsx', 'react-router-dom'],
    ['packages/admin/src/a.ts', '@vestibule/app-kit/page/use-title'],
    ['packages/account/src/a.ts', '@vestibule/session/react'],
    ['apps/auth/src/a.ts', '@vestibule/account/account-app'],
    ['apps/shell/src/a.ts', '@vestibule/admin/admin-app'],
  ] as const
  let rulesOf: ReturnType<typeof rulesBrokenByImports>
  beforeAll(() => {
    rulesOf = rulesBrokenByImports([
      ...against.map(([, file, imported]) => [file, imported] as const),
      ...along,
    ])
  })

  it.each(against)('%s cannot import against it: %s imports %s', (_who, file, imported) => {
    expect(rulesOf(file, imported)).toContain('eslint(no-restricted-imports)')
  })

  it.each(along)('allows what follows it: %s imports %s', (file, imported) => {
    expect(rulesOf(file, imported)).toEqual([])
  })
})

describe('the shape of files', () => {
  it('refuses a file of over 300 lines', () => {
    const long = Array.from({ length: 301 }, (_, n) => `export const line${n} = ${n}`).join('\n')
    const file = 'packages/ui/src/long.ts'
    expect(brokenRules({ [file]: long })(file)).toContain('eslint(max-lines)')
  })

  it('refuses an import cycle', () => {
    const rules = brokenRules({
      'packages/ui/src/a.ts': "import { b } from './b.ts'\n\nexport const a = () => b\n",
      'packages/ui/src/b.ts': "import { a } from './a.ts'\n\nexport const b = () => a\n",
    })
    expect(rules('packages/ui/src/a.ts')).toContain('import(no-cycle)')
  })

  it('refuses a cycle of types as well', () => {
    const rules = brokenRules({
      'packages/ui/src/a.ts': "import type { B } from './b.ts'\n\nexport type A = B[]\n",
      'packages/ui/src/b.ts': "import type { A } from './a.ts'\n\nexport type B = { a: A }\n",
    })
    expect(rules('packages/ui/src/a.ts')).toContain('import(no-cycle)')
  })
})

describe('the tests of a package', () => {
  it.each(globSync('{packages,apps,examples}/*/vitest.config.ts', { cwd: root }))(
    '%s are run and counted by the whole check',
    (config) => {
      const text = readFileSync(join(root, dirname(config), 'package.json'), 'utf8')
      const { scripts } = JSON.parse(text) as { scripts: Record<string, string> }
      expect(scripts['test']).toBe('node ../../tools/run-tests.mjs unit')
    },
  )
})

describe('custom properties', () => {
  // Headless UI sets the width of its lists and reads their height by these names; Lightning CSS uses the others for
  // light-dark().
  const ofLibraries = new Set([
    '--button-width',
    '--anchor-max-height',
    '--lightningcss-light',
    '--lightningcss-dark',
  ])
  const inStyles = /(?<![\w-])--[\w-]+/gu
  // Matches names that are read with var(), declared in a style sheet template, or set in a style attribute.
  const inScripts = /(?<=var\(\s*)--[\w-]+|(?<=[{;\s])--[\w-]+(?=:\s)|(?<=['"])--[\w-]+(?=['"]:)/gu
  const files = globSync(
    '{apps,examples,packages}/*/{*.html,{src,e2e,.storybook,vite}/**/*.{css,html,ts,tsx}}',
    {
      cwd: root,
      // Style sheets of other teams' pages.
      exclude: ['**/node_modules/**', '**/.storybook/hosts/**'],
    },
  )

  it('are all called --vb-…, so that none is taken for one of the page around', () => {
    const foreign = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(file.endsWith('.css') ? inStyles : inScripts)]
        .map(([name]) => name)
        .filter((name) => !name.startsWith('--vb-') && !ofLibraries.has(name))
        .map((name) => `${file}: ${name}`)
    })
    expect(files.length).toBeGreaterThan(500)
    expect(foreign).toEqual([])
  })
})

describe('style sheets', () => {
  const layersOf = (pattern: string) =>
    globSync(pattern, { cwd: root }).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(/@layer ([^{;]+) \{/gu)].map(([, layer = '']) => layer)
    })

  it('of published packages have their rules in one layer, which resets lie below and utilities above', () => {
    const layers = layersOf('packages/{ui,docs-panel,session}/src/**/*.css')
    expect(layers.length).toBeGreaterThan(50)
    expect([...new Set(layers)]).toEqual(['components.vestibule'])
  })

  it('of the apps have theirs in no layer, so that they win over those of components', () => {
    expect(layersOf('{apps/*,packages/{account,admin,app-kit}}/src/**/*.css')).toEqual(['reset'])
  })

  it('mirror by the attribute dir: the build turns :dir() into a list of languages', () => {
    const files = globSync('{apps,packages}/*/src/**/*.css', { cwd: root })
    expect(
      files.filter((file) => readFileSync(join(root, file), 'utf8').includes(':dir(')),
    ).toEqual([])
  })
})
