import { checkStructure } from '../http/strict-json.ts'

/** Far more than any import needs, and far less than what reading it would run out of stack at. */
const maxDepth = 100

/**
 * The object that the text of a file holds. Throws an Error that says what is wrong with it, a StrictJsonError where
 * that has a place.
 */
export function parseObject(text: string): object {
  const content = parseJson(text)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Error('The file must hold an object, such as {"organizations": []}')
  }
  if (isDeeperThan(maxDepth, content)) {
    throw new Error(`The file is nested too deeply: more than ${maxDepth} levels`)
  }
  // A key that is given twice: which of its values counts, nobody would see.
  checkStructure(text, { levels: maxDepth + 2 })
  return content
}

function parseJson(text: string): unknown {
  try {
    // Editors on Windows begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`The file is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item))
}
