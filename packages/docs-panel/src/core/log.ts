/** Told of failures that the reader sees nothing of, or sees in other words. */
export type Log = (message: string, error: unknown) => void

/** Writes to the console. */
// oxlint-disable-next-line no-console -- A failed fetch of notes is only logged; this is the log.
export const consoleLog: Log = (message, error) => console.error(message, error)
