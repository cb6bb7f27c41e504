import { Alert } from '@vestibule/ui/alert'
import { useNotice } from '../../parts/notice.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useHydrated } from '../../parts/use-hydrated.ts'
import { useQuery } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Why someone is here again: a sign-in link that was refused, or the link of a registration. */
export function StartNotice() {
  const texts = useTexts()
  const notice = useNotice()
  // Only a word that is known is shown: the address could be anyone's.
  const isLinkRefused = useQuery().get('error') === 'token_invalid'
  const hydrated = useHydrated()
  if (notice) return <ProblemAlert problem={notice} words={{ refused: texts.token.failed }} />
  return (
    hydrated &&
    isLinkRefused && (
      <Alert tone="danger" role="alert">
        {texts.errors.codeExpired}
      </Alert>
    )
  )
}
