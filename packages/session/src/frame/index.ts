export {
  connectToShell,
  type ConnectToShellOptions,
  type ShellConnection,
} from './connect-to-shell.ts'
export { connectToApp, type AppConnection, type ConnectToAppOptions } from './connect-to-app.ts'
export type { AppFrameState, AppRequest } from './app-frame-machine.ts'
export type { ShellState, Shortcut } from './frame-messages.ts'
export type { FramedWindow, MessageTarget, MessageWindow } from './frame-window.ts'
export { appFrameName } from './frame-name.ts'
