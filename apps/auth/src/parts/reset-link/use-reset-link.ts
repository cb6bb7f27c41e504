import { checkResetLink } from '@vestibule/api-client'
import { useWorld } from '../../boot/world.ts'
import { useQuery } from '../../routing/address.ts'
import { useLoad } from '../load/use-load.ts'

/** What a mailed link carries in the page's address. */
export interface ResetLink {
  readonly uid: string
  readonly token: string
  /** It can set no password, and the server says so before anything is typed. */
  readonly isSpent: boolean
}

/** The mailed link by which a page was opened. Only a clear refusal closes its form: anything else is told on saving. */
export function useResetLink(): ResetLink {
  const { client } = useWorld()
  const query = useQuery()
  const uid = query.get('uidb64') ?? ''
  const token = query.get('token') ?? ''
  const [usable] = useLoad(async (signal) => {
    if (!canBeSent(uid) || !canBeSent(token)) return { kind: 'loaded', value: false }
    const outcome = await checkResetLink(client, { uid, token }, { signal })
    return { kind: 'loaded', value: outcome.kind !== 'tokenInvalid' }
  })
  return { uid, token, isSpent: usable.status === 'loaded' && !usable.value }
}

/** Empty, `.` and `..` are no segments of a path. */
function canBeSent(part: string): boolean {
  return !/^\.{0,2}$/.test(part)
}
