import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')

interface Module {
  readonly source: ts.SourceFile
  /** The functions of the file at any depth, and its other top-level declarations, by name. */
  readonly declared: ReadonlyMap<string, ts.Node>
  /** Imports from other files of the server, by local name, with the file and the name there. */
  readonly imported: ReadonlyMap<string, readonly [file: string, name: string]>
}

/** The error codes that the handlers of the calls can throw, found in the sources. */
export interface ThrownCodes {
  /** By name of the call: each code that its handler can reach. */
  readonly byCall: ReadonlyMap<string, ReadonlySet<string>>
  /** Places that throw a code that no handler reaches, as `file: code`. */
  readonly unreached: readonly string[]
}

/**
 * Follows each mounted handler through every function that it names, and collects the codes of `new ApiError(…)`.
 * Functions behind an interface are not followed: their codes are in `unreached`.
 */
export function thrownCodes(): ThrownCodes {
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|^testing\//.test(file),
  )
  const modules = new Map(files.map((file) => [file, readModule(file)]))
  const byCall = new Map<string, Set<string>>()
  const reached = new Set<ts.Node>()

  const walk = (file: string, start: ts.Node, visit: (node: ts.Node, file: string) => void) => {
    const seen = new Set<ts.Node>()
    const step = (from: string, node: ts.Node) => {
      if (seen.has(node)) return
      seen.add(node)
      visit(node, from)
      const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
      const target = ts.isIdentifier(node) && !isMember ? resolve(from, node.text) : undefined
      if (target) step(...target)
      ts.forEachChild(node, (child) => step(from, child))
    }
    step(file, start)
  }

  const resolve = (file: string, name: string): [string, ts.Node] | undefined => {
    const module = modules.get(file)
    const own = module?.declared.get(name)
    if (own) return [file, own]
    const [from, original] = module?.imported.get(name) ?? []
    return from !== undefined && original !== undefined ? resolve(from, original) : undefined
  }

  const callsIn = (file: string, node: ts.Node) => {
    const names = new Set<string>()
    walk(file, ofLoop(node) ?? node, (part) => {
      if (!ts.isPropertyAccessExpression(part)) return
      if (/^(adminC|dataC|c)alls$/.test(part.expression.getText())) names.add(part.name.text)
    })
    return names
  }

  for (const [file, { source }] of modules) {
    forEachNode(source, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'mount') return
      const [, call, handler] = node.arguments
      if (!call || !handler) throw new Error(`${file}: mount takes an app, a call and a handler`)
      const codes = new Set<string>()
      walk(file, handler, (part, from) => {
        const thrown = codesOf(part, from)
        if (thrown.length > 0) reached.add(part)
        for (const code of thrown) codes.add(code)
      })
      for (const name of callsIn(file, call)) {
        byCall.set(name, new Set([...codes, ...(byCall.get(name) ?? [])]))
      }
    })
  }

  const unreached = new Set<string>()
  for (const [file, { source }] of modules) {
    forEachNode(source, (node) => {
      if (reached.has(node)) return
      for (const code of codesOf(node, file)) unreached.add(`${file}: ${code}`)
    })
  }
  return { byCall, unreached: [...unreached].toSorted() }
}

function readModule(file: string): Module {
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const declared = new Map<string, ts.Node>()
  const imported = new Map<string, readonly [string, string]>()
  forEachNode(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node)
  })
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        declared.set(one.name.getText(), one)
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue
    const from = statement.moduleSpecifier.text
    const names = statement.importClause?.namedBindings
    if (!from.startsWith('.') || !names || !ts.isNamedImports(names)) continue
    for (const { name, propertyName } of names.elements) {
      imported.set(name.text, [join(dirname(file), from), (propertyName ?? name).text])
    }
  }
  return { source, declared, imported }
}

/** The list of a `for` loop, given the name of its loop variable. */
function ofLoop(node: ts.Node): ts.Node | undefined {
  const loop = ts.isIdentifier(node) && ts.findAncestor(node, ts.isForOfStatement)
  const isItem = loop && loop.initializer.getText().split(' ').includes(node.getText())
  return isItem ? loop.expression : undefined
}

/**
 * The codes of a `new ApiError(…)` or `because(…)`. Sources must write them there as literals, because this function
 * reads no others.
 */
function codesOf(node: ts.Node, file: string): string[] {
  const isRefusal =
    (ts.isNewExpression(node) && node.expression.getText() === 'ApiError') ||
    (ts.isCallExpression(node) && node.expression.getText() === 'because')
  // Skip `because` itself, which only passes on its arguments.
  if (!isRefusal || file === 'platform/http/because.ts') return []
  const codes: string[] = []
  const read = (code: ts.Node | undefined): void => {
    if (code && ts.isStringLiteral(code)) codes.push(code.text)
    else if (code && ts.isConditionalExpression(code)) [code.whenTrue, code.whenFalse].forEach(read)
    else throw new Error(`${file}: write the code of ${node.getText()} in place`)
  }
  read(node.arguments?.[0])
  return codes
}

function forEachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => forEachNode(child, visit))
}
