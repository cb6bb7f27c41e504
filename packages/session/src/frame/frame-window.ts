import type { EventTargetLike } from '../core/session-window.ts'

/**
 * Reads the origin from an option. A slash at the end, a path, capitals or the default port of the scheme do not
 * matter.
 * @throws {TypeError} if the text names no origin.
 */
export function readOrigin(named: string): string {
  const origin = URL.canParse(named) ? new URL(named).origin : 'null'
  if (origin === 'null') {
    throw new TypeError(
      `origin is ${JSON.stringify(named)}. It must be an origin such as https://platform.example`,
    )
  }
  return origin
}

/** A window that can receive messages. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void
}

/** The parts of the page's window that shell and app use for their messages. Pass `window`; tests pass a fake. */
export type MessageWindow = EventTargetLike

/** The window of an app that may be in a frame. A window that is not framed is its own `parent`. */
export interface FramedWindow extends MessageWindow {
  readonly parent: MessageTarget
}
