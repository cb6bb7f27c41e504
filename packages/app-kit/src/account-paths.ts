import { paths } from './auth-paths.ts'

/** The routes of the account's pages, below the base path of the sign-in app (`/auth`). */
export const accountPaths = {
  overview: paths.account,
  security: '/account/security',
  browsers: '/account/browsers',
  tokens: '/account/tokens',
  activity: '/account/activity',
} as const
