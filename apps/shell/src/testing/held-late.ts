import { createCodeRead } from '@vestibule/base/code'
import { loadedLate } from './render-shell.tsx'

/**
 * Makes the store of the components that the shell loads after its first paint (menus, dialogs, tooltips). They load,
 * or fail to load, only when a test calls `arrive` or `miss`. `asked`: how often they were fetched.
 */
export function heldLate() {
  let asked = 0
  let settle = { arrive: () => {}, miss: () => {} }
  const late = createCodeRead(async () => {
    asked += 1
    await new Promise<void>((resolve, reject) => {
      settle = { arrive: resolve, miss: () => reject(new Error('There is no such code')) }
    })
    const code = await loadedLate.load()
    if (code.status !== 'loaded') throw new Error('The late code of the tests is missing')
    return code.value
  })
  return {
    late,
    asked: () => asked,
    arrive: () => settle.arrive(),
    miss: () => settle.miss(),
  }
}
