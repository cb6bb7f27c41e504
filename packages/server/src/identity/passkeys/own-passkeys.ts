import type {
  Passkey,
  PasskeyAttestation,
  PasskeyCreationOptions,
} from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import { platformNameOf } from '../../platform/config/platform-name.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { requireFreshProof } from '../sessions/fresh-proof.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { Session } from '../sessions/session.ts'
import {
  keepSecondFactor,
  refuseInPlaceOfShown,
  showSetUp,
} from '../second-factor/second-factors.ts'
import { tellOwner } from '../users/credential-mail.ts'
import { endAccess } from '../users/end-access.ts'
import { challengeTtlS, newChallenge, spendChallenge } from './challenge.ts'
import {
  countPasskeys,
  deletePasskey,
  handleOf,
  insertPasskey,
  listPasskeys,
  renamePasskey,
  type StoredPasskey,
} from './passkey-queries.ts'
import { refuseWithoutPasskeys } from './passkey-sign-in.ts'
import { algorithms, verifyAttestation } from './attestation.ts'
import { relyingPartyOf } from '../../platform/settings/relying-party.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** Maximum passkeys of an account. Low, because the options for making another one list them all. */
const mostPasskeys = 20

/** Options with which a browser makes a passkey for the user of the session. */
export async function creationOptions(
  app: App,
  call: WebCaller,
  session: Session,
): Promise<PasskeyCreationOptions> {
  refuseWithoutPasskeys(app)
  requireFreshProof(app.clock, session)
  await refuseInPlaceOfShown(app, session)
  const { id: userId, email, firstName, lastName } = session.user
  const { id } = relyingPartyOf(app.settings)
  const handle = await handleOf(app.db, userId)
  const known = await listPasskeys(app.db, userId)
  return {
    challenge: newChallenge(app, call.visitor, 'create').toString('base64url'),
    rp: { id, name: platformNameOf(app.settings) },
    user: {
      id: handle.toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTtlS * 1000,
    // List the user's passkeys, so that a device that has one of them does not make a second one.
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
    extensions: { credProps: true },
  }
}

export async function addPasskey(
  app: App,
  call: WebCaller,
  session: Session,
  { credential, name }: { credential: PasskeyAttestation; name: string | undefined },
): Promise<Passkey> {
  refuseWithoutPasskeys(app)
  requireFreshProof(app.clock, session)
  const { answered, isUserVerified, ...made } = await verifyAttestation(app, call, credential)
  const userId = session.user.id
  const passkey: StoredPasskey = {
    ...made,
    userId,
    name: name ?? made.name,
    createdAt: app.clock.now(),
    lastUsedAt: null,
  }
  const told = { to: session.user, asked: call.visitor.language }
  const opened = await app.mailQueue.inTransaction(async (tx, mails) => {
    await holdSession(tx, session)
    await refuseInPlaceOfShown({ ...app, db: tx }, session)
    await spendChallenge(tx, answered)
    if ((await countPasskeys(tx, userId)) >= mostPasskeys) {
      throw because('conflict', 'too_many_passkeys', { count: mostPasskeys })
    }
    if (!(await insertPasskey(tx, passkey))) {
      throw because('conflict', 'passkey_exists')
    }
    await audit(app, tx, call, { event: 'passkey_added' })
    await tellOwner(app, tx, mails, { ...told, change: 'passkey_added' })
    return showSetUp(tx, call, isUserVerified ? 'passkey_uv' : 'passkey')
  })
  call.visitor.adopt(opened)
  return shownPasskey(passkey)
}

export async function passkeysOf(app: App, session: Session): Promise<Passkey[]> {
  return (await listPasskeys(app.db, session.user.id)).map(shownPasskey)
}

export async function rename(
  app: App,
  call: WebCaller,
  session: Session,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Passkey> {
  requireFreshProof(app.clock, session)
  const renamed = await app.db.transaction(async (tx) => {
    const renamed = await renamePasskey(tx, session.user.id, id, name)
    if (renamed === null) throw new ApiError('not_found')
    await audit(app, tx, call, { event: 'passkey_renamed' })
    return renamed
  })
  return shownPasskey(renamed)
}

/**
 * Removes a passkey, and ends the account's other sessions and its tokens: somebody who has found a lost device may
 * have opened them with the passkey.
 */
export async function remove(app: App, call: WebCaller, session: Session, id: string) {
  requireFreshProof(app.clock, session)
  const { id: userId } = session.user
  const told = { to: session.user, asked: call.visitor.language }
  await app.mailQueue.inTransaction(async (tx, mails) => {
    if (!(await deletePasskey(tx, userId, id))) throw new ApiError('not_found')
    await keepSecondFactor(app, tx, session)
    await endAccess(tx, userId, app.clock.now(), session.hash)
    await call.visitor.remember(tx, userId)
    await audit(app, tx, call, { event: 'passkey_removed' })
    await tellOwner(app, tx, mails, { ...told, change: 'passkey_removed' })
  })
}

function shownPasskey(passkey: StoredPasskey): Passkey {
  const { credentialId: id, name, createdAt, lastUsedAt, backedUp } = passkey
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    backed_up: backedUp,
  }
}
