import { createCodeRead, fetchCode, type CodeRead } from '@vestibule/base/code'

const load = async () => (await import('./late-parts.ts')).lateParts

/**
 * The components that are loaded late because the first paint of a page does not need them: menus, dialogs and
 * tooltips.
 */
export type LateParts = Awaited<ReturnType<typeof load>>

export type LateCode = CodeRead<LateParts>

/**
 * Makes the store that loads the late components. They are one chunk, which is loaded when the browser is idle, or at
 * once if the user presses a button that needs it. Without a network, loading waits until there is one.
 */
export const createLateCode = (): LateCode => createCodeRead(() => fetchCode(load))
