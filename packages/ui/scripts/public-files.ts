import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A public name of the package, and which files it has. */
export type PublicName = { name: string; script: boolean; style: boolean }

/** The folders of src that hold a file of their own name; `internal` and the like have none. */
export function componentNames(root: string): PublicName[] {
  const source = join(root, 'src')
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      script: existsSync(join(source, name, `${name}.tsx`)),
      style: existsSync(join(source, name, `${name}.css`)),
    }))
    .filter(({ script }) => script)
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

const sharedStyles = ['tokens', 'base', 'styles']
const font = 'fonts/inter-variable-latin.woff2'

/** The exports of the working tree, with the sources behind their condition. */
export function exportsOf(names: PublicName[]): Record<string, unknown> {
  const entries: Record<string, unknown> = {}
  for (const name of sharedStyles) {
    entries[`./${name}.css`] = stylesheet(`./src/${name}.css`, `./dist/${name}.css`)
  }
  entries[`./${font}`] = {
    '@vestibule/source': `./src/${font}`,
    default: `./dist/${font}`,
  }
  for (const { name, style } of names) {
    entries[`./${name}`] = {
      '@vestibule/source': `./src/${name}/${name}.tsx`,
      types: `./dist/types/${name}/${name}.d.ts`,
      default: `./dist/${name}.js`,
    }
    if (style) {
      entries[`./${name}.css`] = stylesheet(`./src/${name}/${name}.css`, `./dist/${name}.css`)
    }
  }
  entries['./package.json'] = './package.json'
  return entries
}

/** The exports of the published package: the same names without the sources. */
export function publishedExportsOf(names: PublicName[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exportsOf(names)).map(([name, target]) => {
      if (typeof target === 'string') return [name, target]
      const { '@vestibule/source': _, ...published } = target as Record<string, string>
      if (published['types'] === sourceTypes) published['types'] = './dist/types/css.d.ts'
      return [name, published]
    }),
  )
}

/** The stylesheet that imports every other one. */
export function stylesOf(names: PublicName[]): string {
  const files = ['tokens.css', 'base.css']
  for (const { name, style } of names) if (style) files.push(`${name}/${name}.css`)
  return files.map((file) => `@import './${file}';\n`).join('')
}

const sourceTypes = './src/css.d.ts'

// Types come first: a type checker that refuses an import without any finds them in both forms.
function stylesheet(src: string, dist: string) {
  return { types: sourceTypes, '@vestibule/source': src, default: dist }
}
