import type { Shortcut } from '@vestibule/session/frame'

const keys: Readonly<Record<Shortcut, KeyboardEventInit>> = {
  palette: { key: 'k', code: 'KeyK', ctrlKey: true },
  fullScreen: { key: 'F', code: 'KeyF', altKey: true, shiftKey: true },
}

/** A key of the shell that was pressed inside of the frame does what it does outside of it. */
export function pressInShell(shortcut: Shortcut) {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { ...keys[shortcut], bubbles: true, cancelable: true }),
  )
}
