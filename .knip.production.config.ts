import type { KnipConfiguration } from 'knip'
import { publicFilesOfUi } from './.knip.config.ts'

export default {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['openssl'],
  ignoreIssues: {
    ...publicFilesOfUi,
    // Public too: apps and teams import the texts of one language.
    'packages/ui/src/texts/*.ts': ['exports'],
    // Used by a script that builds the filter before the package is built.
    'packages/server/src/identity/passwords/bloom-filter.ts': ['exports'],
    // Re-exported by the public files of their folders.
    'packages/ui/src/{icons/*-icons,link/link-provider}.tsx': ['exports', 'types'],
    // Used only by stories and tests.
    'packages/ui/src/internal/{foundations,overview,patterns,stories,testing}/**': [
      'exports',
      'types',
    ],
  },
  workspaces: {
    '.': {
      entry: [],
      project: [],
    },
    tools: {
      entry: [],
      project: [],
    },
    'packages/api-client': {
      project: ['src/**!'],
    },
    'packages/server': {
      entry: ['src/main.ts!', 'src/testing/**/*.ts!'],
      project: ['src/**!'],
    },
    'packages/ui': {
      includeEntryExports: true,
      project: ['src/**!', '!src/internal/{foundations,overview,patterns,stories,testing}/**!'],
    },
    'packages/session': {
      project: ['src/**!', '!src/internal/**!'],
    },
    'packages/docs-panel': {
      project: [
        'src/**!',
        '!src/readme-example/**!',
        '!src/testing/{dutch,panel-fixture,render-docs,story-docs,users}.{ts,tsx}!',
      ],
    },
    'packages/account': {
      project: ['src/**!', '!src/testing/**!'],
    },
    'packages/admin': {
      project: ['src/**!', '!src/testing/**!'],
    },
    'apps/auth': {
      entry: ['src/prerender.tsx!', 'src/boot/pre-paint.ts!'],
      project: ['src/**!', '!src/testing/**!'],
    },
    'examples/cohort-explorer': {
      project: ['src/**!', '!src/testing/**!'],
    },
    'apps/shell': {
      entry: ['src/texts/first-page.*.ts!'],
      project: ['src/**!', '!src/testing/**!'],
    },
  },
} satisfies KnipConfiguration
