import type { StorybookConfig } from '@storybook/react-vite'
import { join } from 'node:path'
import { defaultClientConditions } from 'vite'

const root = join(import.meta.dirname, '../../..')
const sources = ['packages/{ui,session,docs-panel,account,admin}/src', 'apps/*/src'].map((folder) =>
  join(root, folder, '**/*.stories.tsx'),
)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './guides/*.mdx',
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../session/src/**/*.stories.tsx',
    '../../docs-panel/src/**/*.stories.tsx',
    '../../account/src/**/*.stories.tsx',
    '../../admin/src/**/*.stories.tsx',
    '../../../apps/*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    { from: '../src/fonts', to: '/fonts' },
    { from: '../../docs-panel/storybook', to: '/documentation_api' },
    { from: '../../../docs/screenshots', to: '/docs/screenshots' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => {
    // The versions that the apps' screens show in stories.
    vite.define = { ...vite.define, __APP_VERSION__: '"1.2.3"', __UI_VERSION__: '"1.2.3"' }
    vite.resolve ??= {}
    vite.resolve.conditions = ['@vestibule/source', ...defaultClientConditions]
    // Pre-bundle all dependencies at the start: Vite reloads the page when it finds one later, which breaks the
    // running test.
    vite.optimizeDeps ??= {}
    vite.optimizeDeps.entries = sources
    vite.optimizeDeps.include = [...(vite.optimizeDeps.include ?? []), 'axe-core', 'tailwindcss']
    return vite
  },
}

export default config
