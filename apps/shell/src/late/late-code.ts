import { createCodeRead, fetchCode, type CodeRead } from '@vestibule/base/code'

const load = async () => (await import('./late-parts.ts')).lateParts

/**
 * The components that are loaded late because the first paint of a page does not need them: menus, dialogs and
 * tooltips.
 */
export type LateParts = Awaited<ReturnType<typeof load>>

export type LateCode = CodeRead<LateParts>

/**
 * Loads these components, which are one chunk: when the browser is idle, or at once if the user presses a button that
 * needs them. Without a network, waits until there is one.
 */
export const createLateCode = (): LateCode => createCodeRead(() => fetchCode(load))
