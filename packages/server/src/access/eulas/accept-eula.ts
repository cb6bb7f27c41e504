import type { Language } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { eulaAcceptances, eulas } from '../../platform/db/schema/eulas.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { askerOf } from '../resources/may-open.ts'
import { isAskedFor } from './dataset-terms.ts'
import { digestOf, keepTexts, textIn } from './eula-text.ts'
import { receiptMail } from './receipt-mail.ts'

interface Acceptance {
  readonly eulaId: string
  readonly version?: number | undefined
  readonly language?: Language | undefined
  readonly signed_name?: string | undefined
}

/**
 * Records that a user accepts the version of terms that they were shown, and mails a receipt if a dataset requires the
 * terms. Accepting a version twice changes nothing and sends no mail. Throws ApiError `not_found` for terms that do not
 * exist or are only for datasets that the user may not open, `terms_changed` if `version` is not the current one,
 * `validation_failed` if the name to sign with is missing, or `version` is (which is allowed for version 1 of the
 * platform's terms), and `forbidden` for terms of a dataset while acting for a customer.
 */
export async function acceptEula(
  app: Pick<App, 'clock' | 'settings' | 'mailQueue'>,
  call: Caller,
  session: Session,
  { eulaId, version: shown, language, signed_name: signedName }: Acceptance,
): Promise<void> {
  const { user } = session
  const now = app.clock.now()
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const terms = await holdEula(tx, eulaId)
    if (terms === null) throw new ApiError('not_found')
    const { version, scope } = terms
    const isOfDataset = scope === 'resources'
    if (isOfDataset) {
      if (!(await isAskedFor(tx, askerOf(session, now), eulaId))) throw new ApiError('not_found')
      if (session.actingFor !== null) throw because('forbidden', 'acting_for_customer')
    }
    // Demand the version that the user was shown: without it, reading an older text would count as accepting the latest
    // one. It may be missing only for terms of the platform in version 1, which have no older text.
    if (shown === undefined && (isOfDataset || version > 1)) {
      throw fieldError('version', 'Say which version was read', 'required')
    }
    if ((shown ?? version) !== version) throw new ApiError('terms_changed')
    const needsName = terms.signature === 'name'
    if (needsName && signedName === undefined) {
      throw fieldError('signed_name', 'Write your name', 'required')
    }
    const text = textIn(terms, language)
    const sha256 = digestOf(text.content)
    await keepTexts(tx, terms)
    const recorded = await tx
      .insert(eulaAcceptances)
      .values({
        userId: user.id,
        eulaId,
        version,
        acceptedAt: now,
        signedName: needsName ? signedName : null,
        email: user.email,
        name: `${user.firstName} ${user.lastName}`.trim(),
        language: text.language ?? '',
        sha256,
      })
      .onConflictDoNothing()
      .returning({ eulaId: eulaAcceptances.eulaId })
    if (recorded.length === 0) return
    const detail = {
      eula: eulaId,
      version,
      ...(language && { language }),
      ...(isOfDataset && { sha256 }),
    }
    await audit(app, tx, call, { event: 'eula_accepted', detail })
    if (!isOfDataset) return
    const receipt = { eulaId, version, name: text.name, sha256 }
    await mails.promise(tx, receiptMail(app.settings, user, receipt), {
      kind: 'terms_signed',
      userId: user.id,
    })
  })
}

/**
 * Returns the terms in their current version, and locks their row until the transaction ends, so that nobody changes or
 * replaces them meanwhile. Null: there are no such terms.
 */
async function holdEula(tx: Database, id: string) {
  const [row] = await tx.select().from(eulas).where(eq(eulas.id, id)).for('share')
  return row ?? null
}
