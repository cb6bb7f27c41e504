import React from 'react'
import { commands } from 'vitest/browser'
import { captureNoStacks } from '../../../tools/quick-react.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Switches forced colours on or off in the browser that runs the tests. */
    forceColours: (active: boolean) => Promise<void>
    /** Lets transitions run at their normal speed, or not at all. */
    allowMotion: (active: boolean) => Promise<void>
  }
}

/** Functions that change settings of the browser, for the checks after a story. */
export type Emulation = {
  forceColours: (active: boolean) => Promise<void>
  allowMotion: (active: boolean) => Promise<void>
}

const emulation: Emulation = {
  forceColours: (active) => commands.forceColours(active),
  allowMotion: (active) => commands.allowMotion(active),
}
Object.assign(globalThis, { emulation })

captureNoStacks(React)
