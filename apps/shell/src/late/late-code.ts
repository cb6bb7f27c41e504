import { createCodeRead, fetchCode, type CodeRead } from '@vestibule/base/code'

const load = async () => (await import('./late-parts.ts')).lateParts

/** What a page does not need to be painted: menus, dialogs and tooltips. */
export type LateParts = Awaited<ReturnType<typeof load>>

export type LateCode = CodeRead<LateParts>

/**
 * The late code: one chunk, which the frame fetches when the browser is idle, and a press before that at once. Without a
 * network it waits for one.
 */
export const createLateCode = (): LateCode => createCodeRead(() => fetchCode(load))
