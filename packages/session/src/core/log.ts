/** Receives what goes wrong without anyone being asked to act on it. */
export type Log = (message: string, cause?: unknown) => void

/** Writes to the console of the browser or of Node. */
export const consoleLog: Log = (message, cause) => {
  globalThis.console.warn(message, cause)
}
