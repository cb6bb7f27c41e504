import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { ComponentType } from 'react'
import { paths } from '@vestibule/app-kit/auth-paths'

const files = import.meta.glob<{ default: ComponentType }>('./flows/*/*-flow.tsx')

/** Screens of the sign-in app that use the texts of the account pages too. */
const ofAccount = new Set(['account', 'passkeyOffer', 'unlock'])

const withTexts = (load: () => Promise<{ default: ComponentType }>) => async () => {
  const code = load()
  return (await import('@vestibule/account/texts/with-account-texts')).withAccountTexts(code)
}

/**
 * Every route with its screen, whose code is loaded when it is first shown. The file name follows from the route's name
 * in `paths`.
 */
export const screens = Object.entries(paths).map(([name, path]) => {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const load = files[`./flows/${folder}/${folder}-flow.tsx`]
  if (!load) throw new Error(`flows/${folder}/${folder}-flow.tsx is missing for ${path}`)
  return { path, Screen: lazyCode(ofAccount.has(name) ? withTexts(load) : load) }
})

/** Loads the code of the screen at a route of the app ahead. Routes below that of a screen belong to that screen. */
export async function preloadScreen(path: string): Promise<void> {
  const route = path.replace(/[?#].*$/s, '')
  const screen =
    screens.find((one) => one.path === route) ??
    screens.find((one) => route.startsWith(`${one.path}/`))
  await screen?.Screen.preload()
}
