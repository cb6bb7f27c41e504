import { fetchCode } from '@vestibule/base/code'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { ComponentType } from 'react'
import { paths } from './paths.ts'

const files = import.meta.glob<{ default: ComponentType }>('./flows/*/*-flow.tsx')

/** Loads the code of each route's screen. The file is found by the name that the route has in `paths`. */
const loaders = new Map<string, () => Promise<{ default: ComponentType }>>(
  Object.entries(paths).map(([name, path]) => {
    const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const load = files[`./flows/${folder}/${folder}-flow.tsx`]
    if (!load) throw new Error(`flows/${folder}/${folder}-flow.tsx is missing for ${path}`)
    return [path, load] as const
  }),
)

/** Every route with its screen, whose code is fetched when it is first shown. */
export const screens = [...loaders].map(([path, load]) => ({ path, Screen: lazyCode(load) }))

/** Fetches the code of the screen at one of the app's routes, if it is one. */
export async function preloadScreen(path: string): Promise<void> {
  const load = loaders.get(path.replace(/[?#].*$/s, ''))
  if (load) await fetchCode(load)
}
