import { checkStructure, StrictJsonError } from '../platform/http/strict-json.ts'

/** Maximum nesting of lists and objects: more than any import needs, and far from overflowing the stack. */
const maxDepth = 100

interface Part {
  readonly text: string
  /** Where this part of the file is: the keys and positions that lead to it. */
  readonly path: readonly (string | number)[]
  /** The line of the file at which the part begins; the first line is 1. */
  readonly line: number
}

/** Parses a part of an import file. Throws StrictJsonError with the place of the mistake in the file. */
export function parseJson({ text, path, line }: Part): unknown {
  const refuse = (message: string, at: readonly (string | number)[], cause?: unknown) => {
    throw new StrictJsonError(message, { path: [...path, ...at], cause })
  }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    refuse(`The file is not valid JSON: ${whyInvalid(text, line)}`, [], error)
  }
  const levels = maxDepth - path.length
  if (isDeeperThan(levels, content)) {
    refuse(`The file is nested too deeply: more than ${maxDepth} levels`, [])
  }
  try {
    // Refuse duplicate keys: the author of the file could not see which of the values is imported.
    checkStructure(text, { levels: levels + 2 })
  } catch (error) {
    if (!(error instanceof StrictJsonError)) throw error
    refuse(error.message, error.path, error)
  }
  return content
}

/**
 * The message of `JSON.parse`, with the line in the file instead of the position in this part. Quotations are removed
 * from it, because the file may be one with secrets that an operator has named by mistake.
 */
function whyInvalid(text: string, line: number): string {
  try {
    JSON.parse('\n'.repeat(line - 1) + text)
    return ''
  } catch (error) {
    const { message } = error as Error
    if (message.startsWith('Unexpected token'))
      return `Unexpected character${lineOfQuoted(message, text, line)}`
    return message.replace(/ at position \d+ \(line (\d+) column \d+\)/, ' at line $1')
  }
}

/**
 * Returns where a mistake is, such as ` at line 3`, for a message of `JSON.parse` that names no position: the line is
 * found by the text that the message quotes. Empty if the text is not quoted or occurs several times.
 */
function lineOfQuoted(message: string, text: string, line: number): string {
  const [, quoted = ''] = /, (?:\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? []
  const around = quoted.trim()
  const at = text.indexOf(around)
  if (around === '' || at === -1 || at !== text.lastIndexOf(around)) return ''
  return ` at line ${line + (text.slice(0, at + around.length).match(/\n/g)?.length ?? 0)}`
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item))
}
