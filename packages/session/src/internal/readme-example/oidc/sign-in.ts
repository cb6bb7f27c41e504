// sign-in.ts
import { userManager } from './backend.ts'

export async function signIn() {
  if (location.pathname !== '/sign-in/callback') {
    const next = new URLSearchParams(location.search).get('next') ?? '/'
    return userManager.signinRedirect({ state: next })
  }
  const user = await userManager.signinCallback()
  const asked = typeof user?.state === 'string' ? user.state : '/'
  const next = new URL(asked, location.origin)
  // An address of another origin would send the user wherever an attacker's link says.
  location.replace(next.origin === location.origin ? next.href : '/')
}
