const maxDepth = 32

/** Text that `JSON.parse` would take, or silently mend, but that no caller has a reason to send. */
export class StrictJsonError extends Error {
  override readonly name = 'StrictJsonError'
}

/**
 * Parses JSON, refusing deep nesting, a key given twice and the key `__proto__`: readers disagree about
 * them, and what one of them checks another may not see. Throws StrictJsonError.
 */
export function parseStrictJson(text: string): unknown {
  checkStructure(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new StrictJsonError('The body is not valid JSON', { cause })
  }
}

/** One pass over the brackets and keys; the grammar itself is left to `JSON.parse`. */
function checkStructure(text: string) {
  // For each open bracket the keys seen so far, or null in an array.
  const open: (Set<string> | null)[] = []
  let expectsKey = false
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
      case '[':
        open.push(text[at] === '{' ? new Set() : null)
        if (open.length > maxDepth) throw new StrictJsonError('The body is nested too deeply')
        expectsKey = text[at] === '{'
        break
      case '}':
      case ']':
        open.pop()
        expectsKey = false
        break
      case ',':
        expectsKey = open.at(-1) instanceof Set
        break
      case '"': {
        const end = endOfString(text, at)
        if (expectsKey) checkKey(text.slice(at, end + 1), open.at(-1) ?? new Set())
        expectsKey = false
        at = end
        break
      }
      default:
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  throw new StrictJsonError('The body is not valid JSON')
}

function checkKey(quoted: string, keys: Set<string>) {
  const key = unquote(quoted)
  if (key === '__proto__') throw new StrictJsonError('The key __proto__ is not allowed')
  if (keys.has(key)) throw new StrictJsonError(`The key ${quoted.slice(0, 80)} is given twice`)
  keys.add(key)
}

function unquote(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted) as string
  } catch (cause) {
    throw new StrictJsonError('The body is not valid JSON', { cause })
  }
}
