export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  settings: 3,
  dataDirInUse: 4,
} as const

export interface Command {
  /** One line in `vestibule --help`. */
  readonly summary: string
  /** The full text of `vestibule <command> --help`. */
  readonly help: () => string
  /** Resolves to the exit code. */
  run(args: string[]): Promise<number>
}

/** Invalid arguments; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
