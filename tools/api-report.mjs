/**
 * Writes a package's public API as Markdown from its shipped declarations: api-report.md with every name and its
 * declaration, and for a package with React components props.md with tables of their props.
 *
 *     node ../../tools/api-report.mjs          checks that both are up to date
 *     node ../../tools/api-report.mjs --write  writes them
 *
 * Run it in the folder of a built package. It covers every entry of the exports map that has types. The check fails
 * if a report is out of date, or if a prop or a public name has no docstring. With --readme it also fails if a public
 * name is not in README.md (in backticks, alone or with its arguments). With --components, types and icons need no
 * docstring: a component's docstring covers its types.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { propsReport } from './component-props.mjs'
import { readDeclarations } from './declarations.mjs'

const folder = process.cwd()
const declarations = readDeclarations(folder)
const { ts, manifest, docOf } = declarations
const printer = ts.createPrinter({ removeComments: true })

/**
 * Maximum characters of a declaration in a report. Longer ones, such as inferred schema types, are cut, and a hash of
 * the whole shows that one has changed.
 */
const longestDeclaration = 1500

function kindOf({ flags }) {
  if (flags & ts.SymbolFlags.Function) return 'function'
  if (flags & ts.SymbolFlags.Class) return 'class'
  if (flags & ts.SymbolFlags.Interface) return 'interface'
  if (flags & ts.SymbolFlags.TypeAlias) return 'type'
  return 'const'
}

function declarationText(symbol) {
  return (symbol.declarations ?? [])
    .map((declaration) => {
      const statement = ts.isVariableDeclaration(declaration)
        ? declaration.parent.parent
        : declaration
      const file = statement.getSourceFile()
      const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, file)
      const { transformed } = ts.transform(statement, [sortUnions(print)])
      return print(transformed[0]).replace(/^(?:export |declare )+/, '')
    })
    .join('\n')
}

/** Sorts the members of each union, because the compiler orders the members of inferred unions anew at each build. */
function sortUnions(print) {
  return (context) => {
    const visit = (node) => {
      const seen = ts.visitEachChild(node, visit, context)
      if (!ts.isUnionTypeNode(seen)) return seen
      const members = seen.types.map((type) => {
        const text = print(type)
        return { type, key: `${Number(text === 'null' || text === 'undefined')} ${text}` }
      })
      members.sort((a, b) => (a.key < b.key ? -1 : 1))
      return ts.factory.createUnionTypeNode(members.map(({ type }) => type))
    }
    return (root) => ts.visitNode(root, visit)
  }
}

/** Cuts a long declaration and adds its length and hash. */
function shorten(text) {
  if (text.length <= longestDeclaration) return text
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${text.slice(0, longestDeclaration)} … ${text.length} characters, sha256 ${hash}`
}

const ofComponents = process.argv.includes('--components')

function needsDoc(name, symbol) {
  const isValue = ['function', 'class', 'const'].includes(kindOf(symbol))
  return !ofComponents || (isValue && !name.endsWith('Icon'))
}

const undocumented = []
const unlisted = []
const readme = process.argv.includes('--readme')
  ? readFileSync(join(folder, 'README.md'), 'utf8')
  : ''

function reportOf({ name, symbols }) {
  const sections = symbols.map(({ name: exported, symbol }) => {
    const doc = docOf(symbol)
    if (!doc && needsDoc(exported, symbol)) undocumented.push(`${name}: ${exported}`)
    if (readme && !new RegExp(`\`${exported}[\`(<[]`).test(readme))
      unlisted.push(`${name}: ${exported}`)
    const heading = `### \`${exported}\` (${kindOf(symbol)})`
    return [heading, doc, `\`\`\`ts\n${shorten(declarationText(symbol))}\n\`\`\``]
      .filter(Boolean)
      .join('\n\n')
  })
  return `## \`${name}\`: ${symbols.length} names\n\n${sections.join('\n\n')}`
}

const reports = new Map()
reports.set(
  'api-report.md',
  `# Public API of ${manifest.name}

Made from the shipped declarations; do not edit. A change here is a change for users: it needs a changeset.

${declarations.entries.map(reportOf).join('\n\n')}
`,
)
const props = propsReport(folder, declarations)
if (props) reports.set('props.md', props.text)

complain('Public names without a docstring', undocumented)
complain('Public names without an entry in README.md', unlisted)
complain('Props without a docstring', props?.undocumented ?? [])
for (const [name, text] of reports) {
  const file = join(folder, name)
  if (process.argv.includes('--write')) writeFileSync(file, text)
  // A missing report counts as out of date.
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    complain('Out of date; run the script with --write', [`${manifest.name}: ${name}`])
}

function complain(about, names) {
  if (names.length === 0) return
  console.error(`${about}:\n  ${names.join('\n  ')}`)
  process.exitCode = 1
}
