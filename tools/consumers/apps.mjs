// Fresh apps outside of the workspace, as another team would make them.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exec } from './commands.mjs'
import { readmeBlock, readmeInstall } from './readme.mjs'
import { npmrc } from './registry.mjs'

const templates = join(import.meta.dirname, 'templates')
const session = '@vestibule/session'
const docsPanel = '@vestibule/docs-panel'

/** Where the code of the READMEs goes. */
const sharedBlocks = {
  'src/cohort.tsx': [docsPanel, 'export const Cohort ='],
  'src/documented.tsx': [docsPanel, 'useProfile()'],
}
const viteBlocks = {
  ...sharedBlocks,
  'src/main.tsx': [session, 'createRoot('],
  'vite.config.ts': [session, '// vite.config.ts'],
}
const nextBlocks = {
  ...sharedBlocks,
  'src/providers.tsx': [session, 'export const Providers'],
  'next.config.ts': [session, '// next.config.ts'],
}

const vite = { template: 'vite', blocks: viteBlocks, output: 'dist' }

/** The newest of everything, the oldest that is promised to work, and rendering on a server. */
export const apps = [
  { name: 'vite-react-19', ...vite, react: '^19', typescript: '^7', starts: ['dev'] },
  { name: 'vite-react-18', ...vite, react: '~18.3', typescript: '~5.9', starts: ['preview'] },
  {
    name: 'next',
    template: 'next',
    blocks: nextBlocks,
    output: '.next/static',
    react: '^19',
    typescript: '^6',
    // In development React is strict, and tells where the server's page and the browser's differ.
    starts: ['dev', 'preview'],
  },
]

/** Makes an app from its template, and installs everything from the registry. */
export async function install(app, { folder, registry, env }) {
  copyTemplate(app.template, folder, registry)
  requireDevelopment(folder, app)
  const react = [`react@${app.react}`, `react-dom@${app.react}`]
  const ours = [session, docsPanel, '@vestibule/ui', '@vestibule/api-client']
  await npm(folder, env, 'install', ...react, ...ours)
  cpSync(join(templates, 'shared'), join(folder, 'src'), { recursive: true })
  for (const [file, [name, text]] of Object.entries(app.blocks)) {
    const code = readmeBlock(folder, name, text)
    // Source maps tell what is in a bundle; Next.js makes them where its settings say so.
    const withMaps = 'export default { ...config, productionBrowserSourceMaps: true }'
    writeFileSync(join(folder, file), code.replace('export default config', withMaps))
  }
}

function requireDevelopment(folder, { react, typescript }) {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const [, major] = /(\d+)/.exec(react)
  manifest.devDependencies = {
    ...manifest.devDependencies,
    '@types/node': '^24',
    '@types/react': major,
    '@types/react-dom': major,
    typescript,
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

/** Whether the README of each package names all that its example imports. */
export function checkInstallLines(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of [session, docsPanel]) {
    const named = readmeInstall(folder, name)
    const [, text] = name === session ? viteBlocks['src/main.tsx'] : sharedBlocks['src/cohort.tsx']
    const imports = readmeBlock(folder, name, text).matchAll(/'(@vestibule\/[a-z-]+)/g)
    for (const [, imported] of imports) {
      if (!named.includes(imported) || !(imported in dependencies)) {
        throw new Error(`The README of ${name} uses ${imported}, but installs ${named.join(', ')}`)
      }
    }
  }
}

export async function checkTypes(folder, env) {
  await npm(folder, env, 'run', 'types')
}

export async function build(folder, env) {
  await npm(folder, env, 'run', 'build')
}

/** The server as an operator installs it. */
export async function installPlatform({ folder, registry, env }) {
  copyTemplate('platform', folder, registry)
  await npm(folder, env, 'install', '@vestibule/server')
}

function copyTemplate(template, folder, registry) {
  cpSync(join(templates, template), folder, { recursive: true })
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, '.npmrc'), npmrc(registry))
}

async function npm(folder, env, ...args) {
  await exec('npm', args, { cwd: folder, env })
}
