import { maxNextLength } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { useNotice } from '../../parts/notice.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { LateNotice } from '../../parts/late-notice/late-notice.tsx'
import { useHydrated } from '../../parts/use-hydrated.ts'
import { wantedNext } from '@vestibule/app-kit/screens/use-handover'
import { useQuery } from '@vestibule/app-kit/screens/address'
import { useStartTexts } from '../../texts/use-start-texts.ts'

/**
 * Tells users why they are at the start screen again: a sign-in link was refused, or a sign-in at their organisation
 * has failed. Also warns that the address to open after the sign-in is too long.
 */
export function StartNotice() {
  const texts = useStartTexts()
  const notice = useNotice()
  const query = useQuery()
  const error = query.get('error')
  const hydrated = useHydrated()
  if (notice) return <ProblemAlert problem={notice} words={{ refused: texts.errors.linkFailed }} />
  if (!hydrated) return null
  if (error === 'token_invalid')
    return (
      <Alert tone="danger" role="alert">
        {texts.errors.codeExpired}
      </Alert>
    )
  if ((wantedNext(query)?.length ?? 0) > maxNextLength)
    return (
      <Alert tone="warning" role="alert">
        {texts.errors.nextTooLong}
      </Alert>
    )
  // If the URL has an empty address, the user has asked to sign in with another account.
  if (error === null && query.get('email') === '') return null
  return <LateNotice {...(error !== null && { error })} />
}
