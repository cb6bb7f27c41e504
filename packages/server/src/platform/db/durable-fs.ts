import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>

interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * A data directory whose `fsync` reaches the disk. PGlite's own does nothing, so a power cut would lose committed rows.
 * Uses PGlite's internals: its version is pinned, and a test checks the syncs.
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
