const maxDepth = 32
/** Maximum number of items, fields, lists and objects in one body. Checking more would delay other requests. */
const maxValues = 4000

/** Thrown for text that is not valid JSON, or that this parser refuses although `JSON.parse` accepts it. */
export class StrictJsonError extends Error {
  override readonly name = 'StrictJsonError'
  /** The path of keys and list positions to the key that was refused. Empty: something else than a key is refused. */
  readonly path: readonly (string | number)[]
  constructor(message: string, options: ErrorOptions & { path?: (string | number)[] } = {}) {
    super(message, options)
    this.path = options.path ?? []
  }
}

/**
 * Parses JSON, but refuses more than 4000 values, deep nesting, duplicate keys and the key `__proto__`. Parsers treat
 * the latter three differently, so a value could pass a check here and be read differently elsewhere. Throws
 * StrictJsonError.
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
  /** The keys of the object that were read so far. Null in an array. */
  readonly keys: Set<string> | null
  /** The key that was read last in an object, or the current position in a list. */
  at: string | number
}

interface Bounds {
  readonly levels: number
  /** Maximum number of values in the text. Default: no limit. */
  readonly values?: number
}

/**
 * Checks the nesting and the keys of a JSON text in one pass; `JSON.parse` checks the grammar afterwards. Throws
 * StrictJsonError for deep nesting, too many values, duplicate keys and the key `__proto__`.
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

/** Notes that a comma was read in the innermost open list or object. Returns whether a key of an object must follow. */
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
