import { checkResetLink } from '@vestibule/api-client'
import type { ResetLinkFacts } from '@vestibule/api-client/contract'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useQuery } from '@vestibule/app-kit/screens/address'
import { useLoad } from '@vestibule/app-kit/calls/use-load'

/**
 * The mailed link with which the user sets a new password: the parameters in its URL, and what the server says of it.
 */
export interface ResetLink {
  readonly uid: string
  readonly token: string
  /** Whether the link was used, has expired or is invalid, so that it cannot set a password. */
  readonly isSpent: boolean
  /**
   * The other ways into the account besides its password, whether the link may remove them, and the second factors of
   * which the user must show one. Empty while they are not known.
   */
  readonly facts: ResetLinkFacts
  /** Whether the user must show a second factor before the link sets a password. */
  readonly mustConfirm: boolean
  /** Call it when the user has shown a second factor: asks the server about the link again. */
  readonly onConfirmed: () => void
}

const nothingElse: ResetLinkFacts = { factors: [], removable: false, confirm_by: [] }

/**
 * Reads the mailed link that opened the page, and asks the server about it. A link that the server refuses is
 * `isSpent`; any other failure to ask is shown only when the user sends the form.
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

/**
 * Whether a part of the link can be a segment of a path. An empty part, `.` and `..` would change the path of the
 * request.
 */
function canBeSent(part: string): boolean {
  return !/^\.{0,2}$/.test(part)
}
