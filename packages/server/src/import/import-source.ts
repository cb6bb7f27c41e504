import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyUnreadable } from '../platform/why-unreadable.ts'
import { ImportError } from './mistakes.ts'

/** Gives access to the bytes of an import file, which is read several times rather than held in memory. */
export interface ImportSource {
  /**
   * Reads all bytes from the beginning of the file. A piece is valid only until the next one: its buffer may be reused.
   */
  read(): AsyncIterable<Buffer>
}

export function textSource(text: string): ImportSource {
  return {
    async *read() {
      yield Buffer.from(text)
    },
  }
}

/**
 * Opens an import file while `work` runs. A pipe, such as standard input, is first copied to a temporary file, because
 * it can be read only once.
 */
export async function withImportFile<T>(
  path: string,
  work: (source: ImportSource) => Promise<T>,
): Promise<T> {
  const handle = await openForSeveralReads(path).catch((error: unknown) => {
    throw new ImportError([`${path}: ${whyUnreadable(error)}`])
  })
  try {
    return await work(await fileSource(handle))
  } finally {
    await handle.close()
  }
}

async function fileSource(handle: FileHandle): Promise<ImportSource> {
  const opened = await handle.stat()
  return {
    async *read() {
      const buffer = Buffer.allocUnsafe(65_536)
      let position = 0
      for (;;) {
        const { bytesRead } = await handle.read({ buffer, position })
        if (bytesRead === 0) break
        position += bytesRead
        yield buffer.subarray(0, bytesRead)
      }
      // Throw if the file has changed since it was opened: only the earlier content was checked.
      const { size, mtimeMs } = await handle.stat()
      if (size !== opened.size || mtimeMs !== opened.mtimeMs) {
        throw new Error('The file was changed during the import. Nothing was imported.')
      }
    },
  }
}

async function openForSeveralReads(path: string): Promise<FileHandle> {
  const given = await open(path)
  try {
    if ((await given.stat()).isFile()) return given
    const copy = await openTemporaryFile()
    try {
      await copy.writeFile(given.createReadStream({ autoClose: false }))
    } catch (error) {
      await copy.close()
      throw error
    }
    await given.close()
    return copy
  } catch (error) {
    await given.close()
    throw error
  }
}

/**
 * Opens a temporary file and deletes its name at once, so that it exists only while it is open: it may contain
 * passwords, and must not remain if the process is killed.
 */
async function openTemporaryFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-import-'))
  try {
    return await open(join(folder, 'import.json'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
}
