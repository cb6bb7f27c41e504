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

/** The stylesheet that imports those of all components, and not base.css, which styles the page. */
export function stylesOf(names: PublicName[]): string {
  const files = ['tokens.css', 'foundation.css']
  for (const { name, style } of names) if (style) files.push(`${name}/${name}.css`)
  return files.map((file) => `@import './${file}';\n`).join('')
}
