import { isIP } from 'node:net'
import type { Database } from '../../platform/db/database.ts'
import { ok, warning, type Outcome } from '../../platform/check-outcome.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { countByRelyingParty } from './passkey-queries.ts'
import { relyingPartyOf } from '../../platform/settings/relying-party.ts'

/** Checks whether the stored passkeys work with the current settings, and will keep working. */
export async function checkPasskeys(db: Database, settings: Settings): Promise<Outcome> {
  const { enabled, rpId } = settings.passkeys
  if (!enabled) return ok('off')
  const { id } = relyingPartyOf(settings)
  if (isIP(id) !== 0) {
    return warning(
      `${id} is an address, and browsers make passkeys for domains alone: give the platform a name (PUBLIC_ORIGIN), or set PASSKEYS=false`,
    )
  }
  const counted = await countByRelyingParty(db)
  const lost = counted.filter((one) => one.rpId !== id)
  if (lost.length > 0) {
    const which = lost.map((one) => `${one.passkeys} for ${one.rpId}`).join(', ')
    return warning(
      `made ${which}: they sign nobody in with PASSKEY_RP_ID ${id}. Set it back, or people make new ones`,
    )
  }
  if (rpId === null && settings.production) {
    return warning(
      `made for ${id}, the host of PUBLIC_ORIGIN: with another host all of them are lost. Set PASSKEY_RP_ID=${id}, or a domain above it before the first is made`,
    )
  }
  return ok(`made for ${id}`)
}
