import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>

interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * A file system for PGlite whose `fsync` writes to the disk. That of PGlite does nothing, so a power cut would lose
 * committed rows. The class uses internals of PGlite, whose version is therefore pinned; a test checks the calls of
 * `fsync`.
 */
export class DurableNodeFS extends NodeFS {
  readonly #sync: (fd: number) => void

  constructor(dataDir: string, sync: (fd: number) => void = fdatasyncSync) {
    super(dataDir)
    this.#sync = sync
  }

  override async init(...[pg, options]: Init): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const syncToDisk = (module: unknown) => {
      ;(module as Emscripten).NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.#sync(nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk] },
    }
  }
}
