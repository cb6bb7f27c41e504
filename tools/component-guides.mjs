/** Reads the guide of a component (when to use it, keyboard) from its stories, as Markdown. */
import { existsSync, readFileSync } from 'node:fs'

/** The guide of a component as Markdown. Empty if the component's stories have none. */
export function guideOf(ts, componentFile) {
  const file = componentFile.replace(/\.tsx$/, '.stories.tsx')
  if (!existsSync(file)) return ''
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true)
  const node = findGuide(source)
  if (!node) return ''
  const { use = [], avoid = [], keyboard = [] } = valueOf(node)
  return [
    use.length > 0 && `For: ${use.join(' ')}`,
    avoid.length > 0 && `Not for: ${avoid.join(' ')}`,
    keyboard.length > 0 &&
      [
        '| Key | Does |',
        '| --- | --- |',
        ...keyboard.map(([key, does]) => `| ${key} | ${does} |`),
      ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')

  function findGuide(parent) {
    if (ts.isPropertyAssignment(parent) && parent.name.text === 'guide') return parent.initializer
    return ts.forEachChild(parent, findGuide)
  }

  /**
   * Reads a literal without running code.
   * @throws {Error} for anything but literals.
   */
  function valueOf(literal) {
    if (ts.isStringLiteralLike(literal)) return literal.text
    if (ts.isArrayLiteralExpression(literal)) return literal.elements.map(valueOf)
    if (ts.isObjectLiteralExpression(literal)) {
      return Object.fromEntries(
        literal.properties.map((property) => [property.name.text, valueOf(property.initializer)]),
      )
    }
    throw new Error(`${file}: the guide has ${literal.getText()}, which is no literal`)
  }
}
