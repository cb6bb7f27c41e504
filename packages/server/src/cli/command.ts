/** What the process tells whoever started it. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  settings: 3,
  dataDirInUse: 4,
} as const

export interface Command {
  /** One line for `vestibule --help`. */
  readonly summary: string
  /** Everything that `vestibule <command> --help` prints. */
  readonly help: () => string
  /** Resolves to the exit code. */
  run(args: string[]): Promise<number>
}

/** The arguments make no sense; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
