import { flowStory, type Play } from '@vestibule/app-kit/testing/flow-story'
import type { FlowState, NeverIn } from '@vestibule/app-kit/testing/flow-states'
import { createSafeStorage, type KeyValueStorage } from '@vestibule/base/safe-storage'
import { basePath, paths } from '@vestibule/app-kit/auth-paths'
import '../app.css'
import { loadFlowTexts } from '../texts/load-flow-texts.ts'
import { loadStartTexts } from '../texts/load-start-texts.ts'
import type { Texts } from '../texts/texts.ts'
import { testApp, type AppOptions } from './test-app.tsx'

const { account: _account, ...ownPaths } = paths

/** The address of each screen, without the account, whose package has its own stories. `notFound`: not a route. */
export const screens = { ...ownPaths, notFound: '/nowhere' } as const

export type ScreenName = keyof typeof screens

interface ScreenStory extends Omit<AppOptions, 'localStorage' | 'sessionStorage'> {
  /** The query of the screen's address. */
  readonly query?: string
  /** Fills the session storage before the screen is opened. */
  readonly kept?: (sessionStorage: KeyValueStorage) => void
  readonly play?: Play
}

const loadTexts = async (): Promise<Texts> => ({
  ...(await loadStartTexts()),
  ...(await loadFlowTexts()),
})

/** A story of the real app at one of its screens, with made-up server answers. */
export function screenStory(
  route: ScreenName,
  state: FlowState,
  { query = '', kept, play, ...options }: ScreenStory = {},
) {
  const make = (texts: Texts | undefined) => {
    const storage = createSafeStorage(() => null)
    kept?.(storage)
    return testApp({
      ...(texts && { texts }),
      ...options,
      localStorage: storage,
      sessionStorage: storage,
    }).element
  }
  return flowStory({
    route,
    state,
    address: basePath + screens[route] + query,
    make,
    loadTexts,
    play,
  })
}

const leads = 'It leads to another page, and is busy until that one is there.'
const asksNothing = 'It asks for nothing.'

/** The states that a screen never has, with the reason; every other state of each screen has a story. */
export const neverIn: NeverIn<ScreenName> = {
  home: { idle: 'It has no form: it leads on as soon as it knows where to.', success: leads },
  deviceCode: { success: leads },
  password: { success: leads },
  passkeyOffer: { success: leads },
  unlock: { success: leads },
  selectCustomer: { success: leads },
  notFound: { busy: asksNothing, error: asksNothing, success: asksNothing },
}
