export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  settings: 3,
  dataDirInUse: 4,
} as const

export interface Command {
  /** The command's line in `vestibule --help`. */
  readonly summary: string
  /** The full text of `vestibule <command> --help`. */
  readonly help: () => string
  /** Runs the command. Resolves to the exit code of the process. */
  run(args: string[]): Promise<number>
}

/** Thrown for invalid arguments of a command. The message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
