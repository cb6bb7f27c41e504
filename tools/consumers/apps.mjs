// Creates test apps outside of the workspace, as another team would, which install the packages from a registry.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exec } from './commands.mjs'
import { readmeBlock, readmeInstall } from './readme.mjs'
import { npmrc } from './registry.mjs'

const templatesFolder = join(import.meta.dirname, 'templates')
const session = '@vestibule/session'
const docsPanel = '@vestibule/docs-panel'

/**
 * Files of a test app whose content is a code block of a package's README: for each the package, and a text by which
 * the block is found there.
 */
const sharedBlocks = {
  'src/cohort.tsx': [docsPanel, 'export const Cohort ='],
  'src/documented.tsx': [docsPanel, 'useProfile()'],
}
const viteBlocks = {
  ...sharedBlocks,
  'src/main.tsx': [session, "import { App } from './app.tsx'"],
  'vite.config.ts': [session, '// vite.config.ts'],
}
const nextBlocks = {
  ...sharedBlocks,
  'src/providers.tsx': [session, 'export const Providers'],
  'next.config.ts': [session, '// next.config.ts'],
}

/**
 * What all Vite apps of the tests have in common. They use the newest versions of React and TypeScript unless they name
 * others.
 */
export const viteHost = {
  templates: ['vite'],
  output: 'dist',
  page: 'dist/index.html',
  react: '^19',
  typescript: '^7',
}
const allPackages = [session, docsPanel, '@vestibule/ui', '@vestibule/api-client']
const viteApp = {
  ...viteHost,
  templates: ['vite', 'platform-app'],
  packages: allPackages,
  blocks: viteBlocks,
}

/**
 * Three test apps that use the platform: with the newest versions of React and TypeScript, with the oldest supported
 * ones, and with Next.js, which renders on a server.
 */
export const platformApps = [
  { ...viteApp, name: 'vite-react-19', starts: ['dev', 'preview'], hasVersions: true },
  {
    ...viteApp,
    name: 'vite-react-18',
    react: '~18.3',
    typescript: '~5.9',
    starts: ['preview'],
  },
  {
    name: 'next',
    templates: ['next', 'platform-app'],
    packages: allPackages,
    blocks: nextBlocks,
    output: '.next/static',
    publicPath: '/_next/static/',
    page: '.next/server/app/index.html',
    react: '^19',
    typescript: '^6',
    // `dev` runs React in strict mode, which reports differences between the server's page and the browser's.
    starts: ['dev', 'preview'],
    rendersOnServer: true,
  },
]

/** Creates an app from its templates and installs everything from the registry. */
export async function install(app, { folder, registry, env }) {
  for (const template of app.templates) copyTemplate(template, folder, registry)
  requireDevelopment(folder, app)
  const react = [`react@${app.react}`, `react-dom@${app.react}`]
  await npm(folder, env, 'install', ...react, ...app.packages)
  for (const [file, [name, text, heading]] of Object.entries(app.blocks)) {
    const code = readmeBlock(folder, name, text, heading)
    // Source maps show what is in a bundle; Next.js writes them only with this setting.
    const withMaps = 'export default { ...config, productionBrowserSourceMaps: true }'
    writeFileSync(join(folder, file), code.replace('export default config', withMaps))
  }
}

function requireDevelopment(folder, { react, typescript, tools = {} }) {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const [, major] = /(\d+)/.exec(react)
  manifest.devDependencies = {
    ...manifest.devDependencies,
    ...tools,
    '@types/node': '^24',
    '@types/react': major,
    '@types/react-dom': major,
    typescript,
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

/** Deletes the build of an app, and replaces its page by one that uses none of our packages. */
export function makeBare({ templates: [template] }, folder) {
  for (const built of ['dist', '.next']) {
    rmSync(join(folder, built), { recursive: true, force: true })
  }
  cpSync(join(templatesFolder, 'bare', template), folder, { recursive: true })
}

/**
 * Checks that the install commands in the READMEs of session and docs-panel name all packages that their examples
 * import.
 */
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

/** Installs the server as an operator would. */
export async function installPlatform({ folder, registry, env }) {
  copyTemplate('platform', folder, registry)
  await npm(folder, env, 'install', '@vestibule/server')
}

function copyTemplate(template, folder, registry) {
  cpSync(join(templatesFolder, template), folder, { recursive: true })
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, '.npmrc'), npmrc(registry))
}

/** @throws {Error} if npm fails or warns of incompatible packages */
export async function npm(folder, env, ...args) {
  const said = await exec('npm', args, { cwd: folder, env, withStderr: true })
  if (/ERESOLVE|peer dep/.test(said)) throw new Error(`npm ${args.join(' ')} warns:\n${said}`)
}
