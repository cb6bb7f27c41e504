import { hash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'

/**
 * A file of SHA-1 hashes in hexadecimal, one per line in ascending order, as Have I Been Pwned offers for download:
 * `HASH:count` or `HASH`. It may have tens of gigabytes, so a search reads only a few lines. Each search opens the file
 * anew, so that operators can replace it while the server runs.
 */
export interface HashFile {
  readonly size: number
  /**
   * The first line that begins at this byte of the file or after it. Null after the last line. Throws if the line is
   * not a hash.
   */
  lineFrom(offset: number): Promise<HashLine | null>
}

interface HashLine {
  /** The hash in upper case. */
  readonly hash: string
  /** Length of the line in bytes, with its line break. */
  readonly length: number
  /** The byte of the file at which the next line begins. */
  readonly end: number
}

/** Bytes to read to be sure to have a whole line: more than 40 digits, a colon, a count and the line break. */
const longestLine = 128

/** Whether the file lists this password. Throws if the file cannot be read or has another format. */
export async function isBreached(file: string, password: string): Promise<boolean> {
  const composed = password.normalize('NFKC')
  const texts = composed === password ? [password] : [password, composed]
  return withHashFile(file, async (hashes) => {
    for (const text of texts) {
      if (await holds(hashes, hash('sha1', text).toUpperCase())) return true
    }
    return false
  })
}

export async function withHashFile<T>(
  file: string,
  work: (hashes: HashFile) => Promise<T>,
): Promise<T> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    return await work({ size, lineFrom: (offset) => lineFrom(handle, offset) })
  } finally {
    await handle.close()
  }
}

async function holds(hashes: HashFile, wanted: string): Promise<boolean> {
  let from = 0
  let to = hashes.size
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const line = await hashes.lineFrom(middle)
    if (line?.hash === wanted) return true
    if (line === null || line.hash > wanted) to = middle
    else from = line.end
  }
  return false
}

async function lineFrom(handle: FileHandle, offset: number): Promise<HashLine | null> {
  // Read from the byte before the offset: if that is a line break, a line begins at the offset itself.
  const start = Math.max(offset - 1, 0)
  const block = Buffer.alloc(2 * longestLine)
  const { bytesRead } = await handle.read(block, 0, block.length, start)
  const text = block.toString('latin1', 0, bytesRead)
  const newline = text.indexOf('\n')
  const isWithin = offset > 0
  if (isWithin && newline === -1 && bytesRead < block.length) return null
  const begin = isWithin ? newline + 1 : 0
  if (begin === text.length) return null
  const [line = '', digits] = /^([\da-f]{40})(?::\d+)?\r?(?:\n|$)/i.exec(text.slice(begin)) ?? []
  if (digits === undefined || (isWithin && newline === -1)) {
    throw new Error(`There is no line with a SHA-1 hash at byte ${start + begin}`)
  }
  return {
    hash: digits.toUpperCase(),
    length: line.length,
    end: start + begin + line.length,
  }
}
