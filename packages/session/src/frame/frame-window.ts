import type { EventTargetLike } from '../core/session-window.ts'

/** What a message is sent to: a window. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void
}

/** What both sides use of the window of their page. `window` is one; tests give their own. */
export type MessageWindow = EventTargetLike

/** The window of an app that may be in a frame. Outside of one it is its own parent. */
export interface FramedWindow extends MessageWindow {
  readonly parent: MessageTarget
}
