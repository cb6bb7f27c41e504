/** Reads the defaults of a component's props from its source: declarations do not have them. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageEntries } from './package-entries.mjs'

/**
 * Makes functions that find, for an entry of a package's exports map, its source file and the file that declares one of
 * its names. That is the source file itself, or one from which it re-exports the name.
 */
export function sourcesOf(ts, folder, manifest) {
  const condition = '@vestibule/source'
  const files = new Map(
    packageEntries(folder, manifest.exports, condition).map(([name, target]) => [
      name.replace(/^\.(?=\/|$)/, manifest.name),
      target[condition] && join(folder, target[condition]),
    ]),
  )
  const parse = (path) =>
    ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true)
  const fileOf = (entry) => files.get(entry)
  const sourceOf = (entry, exported) => {
    const path = fileOf(entry)
    const source = parse(path)
    const from = source.statements.find(
      (statement) =>
        ts.isExportDeclaration(statement) &&
        statement.exportClause?.elements.some(({ name }) => name.text === exported),
    )
    return from ? parse(join(dirname(path), from.moduleSpecifier.text)) : source
  }
  return { fileOf, sourceOf }
}

/** Literal default values in the destructured props parameter of a component. */
export function defaultsOf(ts, source, name) {
  const defaults = new Map()
  const component = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : statement,
  )
  const find = (node) => {
    const [parameter] = ts.isFunctionLike(node) ? node.parameters : []
    if (!parameter) return ts.forEachChild(node, find)
    if (!ts.isObjectBindingPattern(parameter.name)) return true
    for (const { name: local, propertyName, initializer } of parameter.name.elements) {
      const text = initializer?.getText()
      if (text && /^(?:'[^']*'|-?[\d_.]+|true|false|null|\[\])$/.test(text))
        defaults.set((propertyName ?? local).getText(), `\`${text}\``)
    }
    return true
  }
  const declared = component.find((node) => node.name?.getText() === name)
  if (declared) find(declared)
  return defaults
}
