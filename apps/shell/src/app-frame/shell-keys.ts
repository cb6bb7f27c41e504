import type { AppRequest } from '@vestibule/session/frame'

type Shortcut = Extract<AppRequest, { type: 'shortcut' }>['shortcut']

const keys: Readonly<Record<Shortcut, KeyboardEventInit>> = {
  palette: { key: 'k', code: 'KeyK', ctrlKey: true },
  fullScreen: { key: 'F', code: 'KeyF', altKey: true, shiftKey: true },
}

/** Runs a keyboard shortcut of the shell that the user has pressed inside the frame of an app. */
export function pressInShell(shortcut: Shortcut) {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { ...keys[shortcut], bubbles: true, cancelable: true }),
  )
}
