import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** How the classes of a package start. The styles of the apps may also name the classes of `app-kit` (`ak`). */
const prefixes = {
  'packages/{ui,docs-panel,session}': ['vb'],
  'packages/app-kit': ['ak'],
  'packages/admin': ['adm', 'ak'],
  'apps/shell': ['sh', 'ak'],
  'packages/account': ['acc', 'ak'],
  // The sign-in app looks for `acc`, the class of the account's pages, to lay out the page around them.
  'apps/auth': ['au', 'acc', 'ak'],
  'examples/cohort-explorer': ['ce'],
}

/** The classes in the selectors of a style sheet that start in none of these ways. */
function foreignClasses(css: string, own: readonly string[]): string[] {
  const heads = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? []
  const selectors = heads.filter((head) => !head.trim().startsWith('@')).join(' ')
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !own.some((prefix) => new RegExp(`^${prefix}(-|$)`).test(name)))
}

it('finds the classes of others in a style sheet', () => {
  const css = `
    /* .vb-link */
    @layer a { .sh-a > .vb-icon:hover, [href='.x'] { margin: 0.5px } }
    @media (width < 600px) { .sh-b:has(.vb-link, .ak-c) { color: var(--vb-fg) } }`
  expect(foreignClasses(css, ['sh', 'ak'])).toEqual(['vb-icon', 'x', 'vb-link'])
})

it.each(Object.entries(prefixes))(
  'the styles of %s name classes that start with %s only: to change what is within a component, give it a prop',
  (folder, own) => {
    // Pages of the Storybook about colours and spacing are no part of what is published.
    const files = globSync(`${folder}/src/**/*.css`, { cwd: root }).filter(
      (file) => !file.includes('/internal/foundations/'),
    )
    const foreign = files.flatMap((file) =>
      foreignClasses(readFileSync(join(root, file), 'utf8'), own).map((name) => `${file} .${name}`),
    )
    expect(files).not.toEqual([])
    expect(foreign).toEqual([])
  },
)

/** The custom properties that a style sheet sets, and (`readIn`) those that it reads without a fallback. */
const setIn = (css: string) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)
const readIn = (css: string) =>
  [...css.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => name)

it('no style sheet reads a custom property that nothing sets, which would leave its declaration without a value', () => {
  const folders = '{packages,apps,examples}/*/src/**'
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !/\.(test|stories)\.|\/stories\//.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const sheets = read(`${folders}/*.css`)
  // Components set some properties in their style attribute: `style={{ '--vb-…': … }}`.
  const inCode = read(`${folders}/*.{ts,tsx}`).flatMap(({ text }) =>
    [...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name = '']) => name),
  )
  // Headless UI sets this property on the options of a select.
  const ofLibraries = ['--button-width']
  const known = new Set([...ofLibraries, ...sheets.flatMap(({ text }) => setIn(text)), ...inCode])
  const missing = sheets.flatMap(({ file, text }) =>
    readIn(text.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
      .filter((name) => !known.has(name))
      .map((name) => `${file} ${name}`),
  )
  expect(sheets).not.toEqual([])
  expect(missing).toEqual([])
})
