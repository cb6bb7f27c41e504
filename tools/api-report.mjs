/**
 * Writes a package's public API as one Markdown file, from the declarations that it ships.
 *
 *     node ../../tools/api-report.mjs          checks that api-report.md is up to date
 *     node ../../tools/api-report.mjs --write  writes it
 *
 * Run it in the folder of a built package. Every entry of the exports map that has types is
 * reported. The check fails for a stale report, and for a public name without a docstring or, with
 * --readme, without an entry in README.md (the name in backticks, alone or with its arguments).
 * With --components, types and icons need no docstring: the one of the component speaks for its types.
 * It reads the declarations with the package's own TypeScript.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { packageEntries } from './package-entries.mjs'

const folder = process.cwd()
const require = createRequire(join(folder, 'package.json'))
const ts = require('typescript')
const manifest = require('./package.json')
const reportFile = join(folder, 'api-report.md')

/** Longer declarations, such as inferred schema types, are cut; their hash still shows a change. */
const longestDeclaration = 1500

const entries = packageEntries(folder, manifest.publishConfig?.exports ?? manifest.exports)
  .filter(([name, target]) => typeof target?.types === 'string' && !name.endsWith('.css'))
  .map(([name, target]) => ({
    name: name.replace(/^\.(?=\/|$)/, manifest.name),
    file: resolve(folder, target.types),
  }))

const program = ts.createProgram({
  rootNames: entries.map(({ file }) => file),
  options: {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
})
const checker = program.getTypeChecker()
const printer = ts.createPrinter({ removeComments: true })

/** What a name stands for, behind the re-exports. */
function target(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function docOf(symbol) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
  return text.split(/\n\s*\n/)[0].replace(/\s+/g, ' ')
}

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
      const text = printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
      return text.replace(/^(?:export |declare )+/, '')
    })
    .join('\n')
}

/** Inferred types name each other through aliases that a bundler of declarations numbers freely. */
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

function reportOf({ name, file }) {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is missing or exports nothing: build the package first`)
  const symbols = checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: target(symbol) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
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

const report = `# Public API of ${manifest.name}

Made from the shipped declarations; do not edit. A change here is a change for users: it needs a changeset.

${entries.map(reportOf).join('\n\n')}
`

if (undocumented.length > 0) {
  console.error(`Public names without a docstring:\n  ${undocumented.join('\n  ')}`)
  process.exitCode = 1
}
if (unlisted.length > 0) {
  console.error(`Public names without an entry in README.md:\n  ${unlisted.join('\n  ')}`)
  process.exitCode = 1
}
if (process.argv.includes('--write')) {
  writeFileSync(reportFile, report)
} else {
  let committed = ''
  try {
    committed = readFileSync(reportFile, 'utf8')
  } catch {
    // A missing report is a stale one.
  }
  if (committed !== report) {
    console.error(`${manifest.name}: api-report.md is out of date; run the script with --write`)
    process.exitCode = 1
  }
}
