import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Switches high contrast on and off in the browser of the run. */
    forceColours: (active: boolean) => Promise<void>
    /** Lets transitions take their time. */
    allowMotion: (active: boolean) => Promise<void>
  }
}

/** What the checks after a story ask of the browser that runs it. */
export type Emulation = {
  forceColours: (active: boolean) => Promise<void>
  allowMotion: (active: boolean) => Promise<void>
}

const emulation: Emulation = {
  forceColours: (active) => commands.forceColours(active),
  allowMotion: (active) => commands.allowMotion(active),
}
Object.assign(globalThis, { emulation })
