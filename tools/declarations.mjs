/** Reads a package's exports with the package's own version of TypeScript. */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { packageEntries } from './package-entries.mjs'

/**
 * Reads the declarations of a built package. `entries` are those of the exports map with types: the name that
 * users import, and the exported names with the symbols behind re-exports.
 * @throws {Error} if the package is not built
 */
export function readDeclarations(folder) {
  const require = createRequire(join(folder, 'package.json'))
  const ts = require('typescript')
  const manifest = require('./package.json')
  const entries = packageEntries(folder, manifest.publishConfig?.exports ?? manifest.exports)
    .filter(([name, target]) => typeof target?.types === 'string' && !name.endsWith('.css'))
    .map(([name, target]) => ({
      name: name.replace(/^\.(?=\/|$)/, manifest.name),
      file: resolve(folder, target.types),
    }))
  const { checker, docOf, exportsOf } = readFiles(
    ts,
    entries.map(({ file }) => file),
  )
  return {
    ts,
    checker,
    manifest,
    docOf,
    entries: entries.map(({ name, file }) => ({ name, symbols: exportsOf(file) })),
  }
}

/** Reads the exports of TypeScript files, sorted by name, and their docstrings. */
export function readFiles(ts, files) {
  const program = ts.createProgram({
    rootNames: files,
    options: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  })
  const checker = program.getTypeChecker()

  function exportsOf(file) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is missing or exports nothing: build the package first`)
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: target(symbol) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  function target(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  /** The first paragraph of a symbol's docstring, on one line. */
  function docOf(symbol) {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
    return text.split(/\n\s*\n/)[0].replace(/\s+/g, ' ')
  }

  return { checker, exportsOf, docOf }
}
