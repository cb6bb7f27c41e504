// backend.ts
import { UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { oidcBackend } from '@vestibule/session/oidc'

const sessionLengthS = 12 * 3600

export const userManager = new UserManager({
  authority: 'https://login.example.org',
  client_id: 'cohort-explorer',
  redirect_uri: `${location.origin}/sign-in/callback`,
  post_logout_redirect_uri: `${location.origin}/`,
  scope: 'openid',
  max_age: sessionLengthS,
  // Without this, oidc-client-ts removes auth_time from the profile.
  filterProtocolClaims: false,
  userStore: new WebStorageStateStore({ store: localStorage }),
})

export const backend = oidcBackend(userManager, {
  signInPath: '/sign-in/',
  endsAtMs: ({ profile }) => ((profile.auth_time ?? 0) + sessionLengthS) * 1000,
})
