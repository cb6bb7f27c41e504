const maxDepth = 32
/** Items, fields, lists and objects. Each is checked by itself: more of them would hold up other requests. */
const maxValues = 4000

/** JSON that `JSON.parse` accepts, or changes without a word, and that is refused here. */
export class StrictJsonError extends Error {
  override readonly name = 'StrictJsonError'
  /** Of a key that is not allowed: the keys and positions that lead to it. */
  readonly path: readonly (string | number)[]
  constructor(message: string, options: ErrorOptions & { path?: (string | number)[] } = {}) {
    super(message, options)
    this.path = options.path ?? []
  }
}

/**
 * Parses JSON, refusing deep nesting, a key given twice and the key `__proto__`: readers disagree about
 * them, and what one of them checks another may not see. Throws StrictJsonError.
 */
export function parseStrictJson(text: string): unknown {
  checkStructure(text, { levels: maxDepth, values: maxValues })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new StrictJsonError('The body is not valid JSON', { cause })
  }
}

interface Open {
  /** The keys so far; null in an array. */
  readonly keys: Set<string> | null
  /** Where in it the text is. */
  at: string | number
}

interface Bounds {
  readonly levels: number
  /** Default: any number. */
  readonly values?: number
}

/**
 * One pass over the brackets and keys; the grammar itself is left to `JSON.parse`. Throws StrictJsonError for deep
 * nesting, for too many values and for a key that is not allowed.
 */
export function checkStructure(text: string, { levels, values = Infinity }: Bounds) {
  const open: Open[] = []
  let expectsKey = false
  let counted = 0
  const count = () => {
    counted += 1
    if (counted > values) throw new StrictJsonError('The body holds too many values')
  }
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
      case '[':
        count()
        open.push(text[at] === '{' ? { keys: new Set(), at: '' } : { keys: null, at: 0 })
        if (open.length > levels) throw new StrictJsonError('The body is nested too deeply')
        expectsKey = text[at] === '{'
        break
      case '}':
      case ']':
        open.pop()
        expectsKey = false
        break
      case ',':
        count()
        expectsKey = nextIn(open.at(-1))
        break
      case '"': {
        const end = endOfString(text, at)
        if (expectsKey) checkKey(text.slice(at, end + 1), open)
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

/** Whether a key follows the comma. */
function nextIn(place: Open | undefined): boolean {
  if (typeof place?.at === 'number') place.at += 1
  return place?.keys instanceof Set
}

function checkKey(quoted: string, open: readonly Open[]) {
  const key = unquote(quoted)
  const place = open.at(-1)
  if (place === undefined) return
  place.at = key
  const refuse = (message: string) => {
    throw new StrictJsonError(message, { path: open.map(({ at }) => at) })
  }
  if (key === '__proto__') refuse('The key __proto__ is not allowed')
  if (place.keys?.has(key)) refuse(`The key ${quoted.slice(0, 80)} is given twice`)
  place.keys?.add(key)
}

function unquote(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted) as string
  } catch (cause) {
    throw new StrictJsonError('The body is not valid JSON', { cause })
  }
}
