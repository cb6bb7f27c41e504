import { checkResetLink } from '@vestibule/api-client'
import type { ResetLinkFacts } from '@vestibule/api-client/contract'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useQuery } from '@vestibule/app-kit/screens/address'
import { useLoad } from '@vestibule/app-kit/calls/use-load'

/** The parameters in the URL of a mailed link. */
export interface ResetLink {
  readonly uid: string
  readonly token: string
  /** Whether the link was used or has expired, so that it can set no password. */
  readonly isSpent: boolean
  /** What lets somebody into the account beside its password; empty while that is not known. */
  readonly facts: ResetLinkFacts
  /** Whether a second factor must be shown before the link sets a password. */
  readonly mustConfirm: boolean
  /** Asks again, after a second factor was shown. */
  readonly onConfirmed: () => void
}

const nothingElse: ResetLinkFacts = { factors: [], removable: false, confirm_by: [] }

/**
 * The mailed link that opened the page. The form is closed only if the server refuses the link; any other failure is
 * shown when the form is sent.
 */
export function useResetLink(): ResetLink {
  const { client } = useWorld()
  const query = useQuery()
  const uid = query.get('uidb64') ?? ''
  const token = query.get('token') ?? ''
  const [asked, , refresh] = useLoad(async (signal) => {
    if (!canBeSent(uid) || !canBeSent(token)) return { kind: 'loaded', value: null }
    const outcome = await checkResetLink(client, { uid, token }, { signal })
    if (outcome.kind === 'tokenInvalid') return { kind: 'loaded', value: null }
    return { kind: 'loaded', value: outcome.kind === 'usable' ? outcome : nothingElse }
  })
  const facts = asked.status === 'loaded' ? asked.value : nothingElse
  return {
    uid,
    token,
    isSpent: facts === null,
    facts: facts ?? nothingElse,
    mustConfirm: (facts?.confirm_by.length ?? 0) > 0,
    onConfirmed: refresh,
  }
}

/** An empty segment, `.` and `..` change the path of a request. */
function canBeSent(part: string): boolean {
  return !/^\.{0,2}$/.test(part)
}
