import { flowStory, type Play } from '@vestibule/app-kit/testing/flow-story'
import type { FlowState, NeverIn } from '@vestibule/app-kit/testing/flow-states'
import { createSafeStorage, type KeyValueStorage } from '@vestibule/base/safe-storage'
import { accountPaths } from '../account/account-paths.ts'
import { basePath, paths } from '../paths.ts'
import '../app.css'
import { testApp, type AppOptions } from './test-app.tsx'

type PageOfAccount = `account${Capitalize<Exclude<keyof typeof accountPaths, 'overview'>>}`

/** The address of each screen: those of the table of routes, the pages of the account, and one outside of both. */
export const screens = {
  ...paths,
  accountSecurity: accountPaths.security,
  accountBrowsers: accountPaths.browsers,
  accountActivity: accountPaths.activity,
  notFound: '/nowhere',
} satisfies Record<keyof typeof paths | PageOfAccount | 'notFound', string>

/** A screen by its name. */
export type ScreenName = keyof typeof screens

interface ScreenStory extends Omit<AppOptions, 'localStorage' | 'sessionStorage'> {
  /** What follows the path of the screen in its address. */
  readonly query?: string
  /** Writes what the browser had kept before the screen is opened. */
  readonly kept?: (sessionStorage: KeyValueStorage) => void
  readonly play?: Play
}

/** A story of the app itself at one of its screens, on answers made up. */
export function screenStory(
  route: ScreenName,
  state: FlowState,
  { query = '', kept, play, ...options }: ScreenStory = {},
) {
  const make = () => {
    const storage = createSafeStorage(() => null)
    kept?.(storage)
    return testApp({ ...options, localStorage: storage, sessionStorage: storage }).element
  }
  return flowStory({ route, state, address: basePath + screens[route] + query, make, play })
}

const leads = 'It leads to another page, and is busy until that one is there.'
const asksNothing = 'It asks for nothing.'

/** Each of the other states of each screen has a story. */
export const neverIn: NeverIn<ScreenName> = {
  home: { idle: 'It has no form: it leads on as soon as it knows where to.', success: leads },
  deviceCode: { success: leads },
  password: { success: leads },
  passkeyOffer: { success: leads },
  selectCustomer: { success: leads },
  accountActivity: { success: 'It is only read.' },
  notFound: { busy: asksNothing, error: asksNothing, success: asksNothing },
}
