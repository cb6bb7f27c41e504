import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { ComponentType } from 'react'
import { paths } from './paths.ts'

const files = import.meta.glob<{ default: ComponentType }>('./flows/*/*-flow.tsx')

/** The screens that speak of the account too. */
const ofAccount = new Set(['account', 'passkeyOffer'])

const withTexts = (load: () => Promise<{ default: ComponentType }>) => async () => {
  const code = load()
  return (await import('./account/texts/with-account-texts.tsx')).withAccountTexts(code)
}

/**
 * Every route with its screen, whose code is fetched when it is first shown. The file is found by the name that the route
 * has in `paths`.
 */
export const screens = Object.entries(paths).map(([name, path]) => {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const load = files[`./flows/${folder}/${folder}-flow.tsx`]
  if (!load) throw new Error(`flows/${folder}/${folder}-flow.tsx is missing for ${path}`)
  return { path, Screen: lazyCode(ofAccount.has(name) ? withTexts(load) : load) }
})

/** Fetches the code of the screen at one of the app's routes, or of the screen that chooses among pages below it. */
export async function preloadScreen(path: string): Promise<void> {
  const route = path.replace(/[?#].*$/s, '')
  const screen =
    screens.find((one) => one.path === route) ??
    screens.find((one) => route.startsWith(`${one.path}/`))
  await screen?.Screen.preload()
}
