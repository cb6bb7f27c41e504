import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A public component of the package, and whether it has a script and a stylesheet. */
export type PublicName = { name: string; script: boolean; style: boolean }

/**
 * Lists the public components: the folders of src that contain a file of the same name. `internal`, for example, has
 * none.
 */
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

/** Languages that the component texts exist in: the files of src/texts named after a language. */
export function textLanguages(root: string): string[] {
  return readdirSync(join(root, 'src/texts'))
    .flatMap((file) => /^([a-z]{2})\.ts$/u.exec(file)?.[1] ?? [])
    .toSorted()
}

/**
 * Returns the text of styles.css, which imports the style sheets of all components, but not base.css, which styles the
 * page itself.
 */
export function stylesOf(names: PublicName[]): string {
  const files = ['tokens.css', 'foundation.css']
  for (const { name, style } of names) if (style) files.push(`${name}/${name}.css`)
  return files.map((file) => `@import './${file}';\n`).join('')
}
