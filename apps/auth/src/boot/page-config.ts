import { authPage, type AuthPlatform } from '@vestibule/api-client/contract'
import { readPage } from '@vestibule/app-kit/settings'

/** All that the app must know of the platform before its first screen. */
export type Platform = AuthPlatform

/** What the server put into the page. Undefined where it put nothing: on a static host. */
export const readPageConfig = (page: Pick<Document, 'getElementById'>) => readPage(page, authPage)
