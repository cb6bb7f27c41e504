import type { MissingFactor } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { realmAddress } from '../federation/home-realm.ts'
import { ownProviderOf } from '../federation/own-provider.ts'
import { isFreshlyProven } from '../sessions/fresh-proof.ts'
import type { Session } from '../sessions/session.ts'
import { factorsToShow, hasLostFactor } from './second-factors.ts'

/** How the user of a session that lacks its second factor can show one, or set one up. */
export async function missingFactorOf(app: App, session: Session): Promise<MissingFactor> {
  const { db, clock, settings } = app
  const { id: userId, email } = session.user
  const show = await factorsToShow(app, userId)
  const isFresh = isFreshlyProven(clock, session)
  const own = await ownProviderOf(db, userId)
  const isOfProvider = session.factors.includes('organization') && own !== null
  const maySetUp = isFresh && (show.length === 0 || hasLostFactor(session))
  return {
    email,
    missing: session.lacksSecondFactor,
    show,
    set_up: maySetUp ? ['authenticator', ...(settings.passkeys.enabled ? ['passkey'] : [])] : [],
    sign_in_again: isFresh
      ? null
      : { url: isOfProvider ? realmAddress(own, { email, fresh: 'true' }) : null },
  }
}
