import type { OxlintConfig } from 'oxlint'

type Restriction = { group: string[]; message: string }

const publicNamesOnly: Restriction = {
  group: ['@vestibule/*/src/**', '@vestibule/*/dist/**', '**/packages/**', '**/apps/**'],
  message: 'Import another package by its public name only.',
}
const arrow = 'The arrow: contract -> api-client -> session, docs-panel -> account, admin -> apps.'
const react = ['react', 'react/*', 'react-dom', 'react-dom/*']
const ours = ['@vestibule/*', '@vestibule/*/**']

/** Import patterns for all entries of one of our packages. */
const all = (name: string) => [`@vestibule/${name}`, `@vestibule/${name}/**`]

/**
 * Forbids imports in these files. If several blocks match a file, only the last applies, so each repeats
 * the rule that packages are imported by their public names.
 */
const imports = (files: string[], ...restrictions: Restriction[]) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...restrictions, publicNamesOnly] }] as [
      'error',
      { patterns: Restriction[] },
    ],
  },
})

const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar']

/** What no source of the server imports. */
const ofServer: Restriction[] = [
  {
    group: [
      '@vestibule/api-client',
      '@vestibule/api-client/testing',
      ...all('session'),
      ...all('docs-panel'),
      ...all('ui'),
      ...all('app-kit'),
      ...all('account'),
      ...all('admin'),
      ...all('base'),
      '!@vestibule/base/messages',
      '!@vestibule/base/messages/*',
    ],
    message: 'The server reads only the contract, and its texts with the base.',
  },
  { group: react, message: 'The server renders no React.' },
  {
    group: ['**/testing/**'],
    message: 'What only tests use is not in the product.',
  },
]

/** The rooms of the server, from the ground up. */
const rooms = [
  'platform',
  'identity',
  'access',
  'content',
  'operations',
  'admin',
  'import',
  'cli',
] as const

/** Forbids a room's files to import from the rooms above it. */
function roomsAbove(room: (typeof rooms)[number]): Restriction[] {
  const above = rooms.slice(rooms.indexOf(room) + 1)
  if (above.length === 0) return []
  return [
    {
      group: above.map((name) => `**/${name}/**`),
      message: `A room of the server imports only from itself and the rooms below: ${rooms.join(' <- ')}. Move what is needed down, or pass it as an argument.`,
    },
  ]
}

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/storybook-static/**',
    '**/migrations/**',
    'packages/server/public/**',
  ],
  rules: {
    // A render prop such as `cell` returns part of the component that calls it.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'max-lines': ['error', { max: 300 }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['tools/**', '**/bench/**', '**/cli/**', '**/scripts/**', '**/*.config.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // All texts of an area in one language, one a line.
      files: languages.map((language) => `**/*.${language}.ts`),
      rules: { 'max-lines': 'off' },
    },
    {
      // Texts for users belong into the files of a language. Stories and tests may contain English.
      files: ['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'],
      excludeFiles: [
        '**/*.test.tsx',
        '**/*.stories.tsx',
        '**/stories/**',
        '**/testing/**',
        '**/readme-example/**',
        '**/foundations/**',
        'packages/session/src/internal/story-session.tsx',
        // Its text is for developers.
        'packages/session/src/react/session-provider.tsx',
      ],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: false,
            restrictedAttributes: [
              'aria-label',
              'aria-description',
              'title',
              'alt',
              'placeholder',
              'label',
            ],
            allowedStrings: [
              '',
              '·',
              '—',
              '–',
              '/',
              '+',
              '↑',
              '↓',
              '↵',
              'Esc',
              'K',
              'Ctrl',
              ':',
              '&nbsp;',
            ],
          },
        ],
      },
    },
    imports(['packages/*/src/**', 'apps/*/src/**']),
    imports(['packages/api-client/src/contract/**'], {
      group: ['*', '!valibot', '!./**'],
      message: 'The contract imports nothing but valibot and its own files.',
    }),
    imports(['packages/api-client/src/transport/**'], {
      group: [...ours, ...react, '**/endpoints/**'],
      message: 'The transport knows HTTP and the shape of a contract entry, and no endpoint.',
    }),
    imports(
      [
        'packages/api-client/src/endpoints/**',
        'packages/api-client/src/testing/**',
        'packages/api-client/src/index.ts',
      ],
      { group: [...ours, ...react], message: arrow },
    ),
    imports(['packages/ui/src/**'], {
      group: [...ours, 'react-router*', 'ky'],
      message: 'ui is a leaf: it knows no call, no session, no router.',
    }),
    imports(['packages/session/src/**'], {
      group: [
        ...['docs-panel', 'server', 'app-kit', 'account', 'admin'].flatMap(all),
        'react-router*',
      ],
      message: arrow,
    }),
    imports(['packages/docs-panel/src/**'], {
      group: [
        ...['session', 'server', 'app-kit', 'account', 'admin'].flatMap(all),
        'react-router*',
      ],
      message: arrow,
    }),
    imports(
      [
        'packages/session/src/core/**',
        'packages/docs-panel/src/core/**',
        'packages/session/src/index.ts',
        'packages/docs-panel/src/index.ts',
      ],
      {
        group: [
          ...react,
          '**/react/**',
          ...all('ui'),
          ...all('server'),
          ...all('app-kit'),
          '@vestibule/base/react/**',
          'react-router*',
        ],
        message: 'Core logic has no React.',
      },
    ),
    imports(['packages/server/src/**'], ...ofServer),
    ...rooms.map((room) =>
      imports([`packages/server/src/${room}/**`], ...ofServer, ...roomsAbove(room)),
    ),
    imports(['packages/server/src/platform/http/**'], ...ofServer, ...roomsAbove('platform'), {
      group: ['**/limits/**', '**/mail/**'],
      message: 'http/ knows requests and answers alone; calls/ brings them together with sessions.',
    }),
    imports(
      [
        'packages/server/src/**/*.test.ts',
        'packages/server/src/conformance/**',
        'packages/server/src/testing/**',
      ],
      {
        group: [...all('session'), ...all('docs-panel'), ...all('ui')],
        message: 'Server tests drive it with the real client.',
      },
    ),
    imports(['packages/app-kit/src/**'], {
      group: [
        ...['session', 'docs-panel', 'server', 'account', 'admin'].flatMap(all),
        'react-router*',
      ],
      message: 'The kit serves all apps: only its links know a router.',
    }),
    imports(['packages/app-kit/src/{page/router-link,screens/router-address}*'], {
      group: ['session', 'docs-panel', 'server', 'account', 'admin'].flatMap(all),
      message: 'The kit serves all apps.',
    }),
    imports(['packages/admin/src/**'], {
      group: ['session', 'docs-panel', 'server', 'account', 'shell-app'].flatMap(all),
      message: 'Administration takes what it needs of its app as services.',
    }),
    imports(['packages/account/src/**'], {
      group: ['docs-panel', 'server', 'admin', 'auth-app'].flatMap(all),
      message: 'The account takes what it needs of its app from the contexts of the kit.',
    }),
    imports(
      ['packages/base/src/*.ts', 'packages/base/src/messages/**', 'packages/base/src/testing/**'],
      {
        group: [...ours, ...react, '**/react/**', 'react-router*'],
        message: 'base is a leaf, and its core has no React.',
      },
    ),
    imports(['packages/base/src/react/**', 'packages/base/src/testing/set-up.ts'], {
      group: [...ours, 'react-router*'],
      message: 'base is a leaf.',
    }),
    imports(['examples/*/src/**'], {
      group: [
        ...all('server'),
        ...all('app-kit'),
        ...all('account'),
        ...all('admin'),
        ...all('base'),
      ],
      message: 'An example uses the published packages alone, as the app of another team.',
    }),
    imports(['apps/*/src/**'], {
      group: all('server'),
      message: 'An app reaches the server only through the client.',
    }),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/e2e/**', '**/testing/**'],
      rules: { 'typescript/unbound-method': 'off', 'no-empty-function': 'off' },
    },
  ],
} satisfies OxlintConfig
