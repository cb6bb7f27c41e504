/** Writes the props of a package's React components as Markdown tables. */
import { defaultsOf, sourcesOf } from './component-defaults.mjs'
import { guideOf } from './component-guides.mjs'

/**
 * A table for each exported component with the guide from its stories, and a list of props without a docstring;
 * undefined for a package without components. Types and descriptions come from the shipped declarations. A
 * default is the literal in the component's own parameter (read from its source), else what `@defaultValue` says.
 */
export function propsReport(folder, declarations) {
  const { ts, checker, manifest, docOf, entries } = declarations
  const undocumented = []
  const { fileOf, sourceOf } = sourcesOf(ts, folder, manifest)

  function rowsOf(entry, name, props) {
    const defaults = defaultsOf(ts, sourceOf(entry, name), name)
    return checker
      .getPropertiesOfType(props)
      .filter((prop) => prop.name !== 'ref' && isOwn(declarationOf(prop)))
      .map((prop) => {
        const meaning = docOf(prop)
        if (!meaning) undocumented.push(`${entry}: ${name}.${prop.name}`)
        const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0
        const value = defaults.get(prop.name) ?? taggedDefault(prop) ?? ''
        return {
          isOptional,
          text: row([
            `\`${prop.name}\``,
            code(typeOf(prop)),
            isOptional ? value : 'required',
            meaning,
          ]),
        }
      })
      .toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional))
      .map(({ text }) => text)
  }

  function taggedDefault(prop) {
    const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'defaultValue')
    return tag && ts.displayPartsToString(tag.text).trim()
  }

  /** The type of a prop as the package declares it; a name for a union of literals is replaced by the literals. */
  function typeOf(prop) {
    const { type } = declarationOf(prop)
    if (!type) return checker.typeToString(checker.getTypeOfSymbol(prop))
    const meant = checker.getTypeFromTypeNode(type)
    const isChoice = meant.isUnion() && meant.types.every((one) => one.isLiteral())
    if (isChoice && !ts.isUnionTypeNode(type)) {
      const named = meant.aliasSymbol?.declarations?.[0]?.type
      if (named && ts.isUnionTypeNode(named)) return oneLine(named)
      return meant.types.map((one) => checker.typeToString(one).replaceAll('"', "'")).join(' | ')
    }
    return oneLine(type)
  }

  function oneLine(type) {
    return type
      .getText()
      .replaceAll(/\/\*\*.*?\*\//gs, '')
      .replaceAll(/import\("[^"]*"\)\.|\bReact\./g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/; \}/g, ' }')
      .replace(/^(?:readonly |\| )/, '')
  }

  /** Says which of React's attributes the component accepts and which element its ref points to. */
  function nativeOf(props) {
    const attributes = new Set(
      checker
        .getPropertiesOfType(props)
        .map((prop) => declarationOf(prop)?.parent.name?.text ?? '')
        .filter((name) => /HTMLAttributes$|SVGAttributes$/.test(name)),
    )
    const general = 'HTMLAttributes'
    const special =
      [...attributes].find((name) => name !== general) ??
      (attributes.has(general) ? general : undefined)
    const ref = props.getProperty('ref')
    const element =
      ref && /\w+Element/.exec(checker.typeToString(checker.getTypeOfSymbol(ref)))?.[0]
    return [
      special && `Takes the \`${special}\` of React as well.`,
      element && `Its \`ref\` leads to the \`${element}\`.`,
    ]
      .filter(Boolean)
      .join(' ')
  }

  function sectionsOf({ name: entry, symbols }) {
    const components = symbols
      .map(({ name, symbol }) => {
        const props = propsOf(name, symbol)
        // Prefer the exported `…Props` type: where the compiler inlined a component's type, docstrings from other
        // files are lost.
        const named = props && symbols.find((other) => other.name === `${name}Props`)?.symbol
        const own = named ? checker.getDeclaredTypeOfSymbol(named) : props
        return { name, doc: docOf(symbol), props, own, symbol }
      })
      .filter(({ props }) => props !== undefined)
      .flatMap((component) => [component].concat(partsOf(entry, component)))
    // Components without a docstring (icons) share one table with those that have the same props.
    const groups = Map.groupBy(components, ({ name, doc, props }) =>
      doc ? name : checker.typeToString(props),
    )
    return [...groups.values()].map((group) => {
      const [{ name, doc, props, own }] = group
      const rows = own === null ? [] : rowsOf(entry, name, own)
      const heading = group.map((component) => `\`${component.name}\``).join(' ')
      return [
        `### ${heading}`,
        group.length === 1 ? doc : '',
        rows.length > 0 ? [head, ...rows].join('\n') : 'No props of its own.',
        props === null ? '' : nativeOf(props),
      ]
        .filter(Boolean)
        .join('\n\n')
    })
  }

  /** The parts of a component, such as `Modal.Header`: components that are its members. */
  function partsOf(entry, { name, symbol }) {
    return checker
      .getTypeOfSymbol(symbol)
      .getProperties()
      .map((part) => {
        const props = propsOf(part.name, part)
        return { name: `${name}.${part.name}`, doc: docOf(part), props, own: props }
      })
      .filter(({ name: part, doc, props }) => {
        if (props !== undefined && !doc) undocumented.push(`${entry}: ${part}`)
        return props !== undefined
      })
  }

  /** The props of a component; null if it has none, undefined if the symbol is no component. */
  function propsOf(name, symbol) {
    if (!/^[A-Z]/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) return undefined
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    if (!signature || !/Element|ReactNode/.test(checker.typeToString(signature.getReturnType())))
      return undefined
    const [parameter] = signature.getParameters()
    return parameter ? checker.getTypeOfSymbol(parameter) : null
  }

  const sections = entries
    .map((entry) => ({ name: entry.name, sections: sectionsOf(entry) }))
    .filter((entry) => entry.sections.length > 0)
    .map(({ name, sections: each }) =>
      [`## \`${name}\``, guideOf(ts, fileOf(name)), ...each].filter(Boolean).join('\n\n'),
    )
  if (sections.length === 0) return undefined
  const text = `# Props of ${manifest.name}

Made from the shipped types; do not edit. Named types stand in [api-report.md](api-report.md).

${sections.join('\n\n')}
`
  return { text, undocumented }
}

const head = '| Prop | Type | Default | Meaning |\n| --- | --- | --- | --- |'
const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const code = (text) => `\`${text}\``

function declarationOf(prop) {
  return prop.valueDeclaration ?? prop.declarations?.[0]
}

/** Whether a prop is the package's own, not one of React's attributes or of a library. */
function isOwn(declaration) {
  return (
    declaration !== undefined && !declaration.getSourceFile().fileName.includes('/node_modules/')
  )
}
