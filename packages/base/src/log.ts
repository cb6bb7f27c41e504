/** Logs a failure for developers. The user sees nothing of it, or something in simpler words. */
export type Log = (message: string, cause?: unknown) => void

/** Writes to the console of the browser or of Node. */
export const consoleLog: Log = (message, cause) => {
  globalThis.console.warn(message, cause)
}
