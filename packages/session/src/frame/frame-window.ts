import type { EventTargetLike } from '../core/session-window.ts'

/** A window that can receive messages. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void
}

/** The parts of the page's window that both sides use. Pass `window`; tests pass a fake. */
export type MessageWindow = EventTargetLike

/** The window of an app that may be in a frame. A window that is not framed is its own `parent`. */
export interface FramedWindow extends MessageWindow {
  readonly parent: MessageTarget
}
