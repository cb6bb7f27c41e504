import type { KnipConfiguration } from 'knip'
import { componentNames } from './packages/ui/scripts/public-files.ts'

/**
 * The pattern of ui's exports makes every file of it an entry for knip, whose exports count as used.
 * So they are reported all the same, but for those of the files that are public.
 */
export const publicFilesOfUi: KnipConfiguration['ignoreIssues'] = Object.fromEntries(
  componentNames('packages/ui').map(({ name }) => [
    `packages/ui/src/${name}/${name}.tsx`,
    ['exports', 'types'],
  ]),
)

export default {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get'],
  ignoreIssues: {
    ...publicFilesOfUi,
    'packages/ui/**/*.stories.tsx': ['exports', 'types'],
  },
  workspaces: {
    '.': {
      entry: [
        'tools/*.mjs',
        'tools/*.config.ts',
        'tools/*.test.ts',
        'tools/e2e/*.ts',
        'tools/consumers/run.mjs',
      ],
      project: ['tools/**', '!tools/consumers/templates/**'],
      ignoreDependencies: ['@arethetypeswrong/cli', 'pnpm', 'publint'],
    },
    'packages/server': {
      entry: ['scripts/*.mjs', 'src/testing/*.ts'],
      project: ['src/**', 'scripts/**'],
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
      entry: ['scripts/*.ts', 'vitest*.config.ts', 'e2e/*.spec.ts', 'e2e/harness/main.tsx'],
      ignoreDependencies: ['react-18', 'react-dom-18'],
    },
    'packages/docs-panel': {
      entry: ['scripts/*.ts', 'vitest*.config.ts', 'e2e/*.spec.ts', 'e2e/page/main.tsx'],
      ignoreDependencies: ['react-18', 'react-dom-18'],
    },
    'apps/*': {
      entry: ['e2e/*.spec.ts', 'bench/*-bench.mjs'],
    },
    'apps/auth': {
      entry: ['src/prerender.tsx', 'e2e/*.spec.ts', 'bench/react-page/main.jsx'],
    },
  },
} satisfies KnipConfiguration
