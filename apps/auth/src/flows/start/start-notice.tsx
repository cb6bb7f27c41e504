import { maxNextLength } from '@vestibule/api-client/contract'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Alert } from '@vestibule/ui/alert'
import { Suspense, useSyncExternalStore } from 'react'
import { useNotice } from '../../parts/notice.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { SignedInOffer } from '../../parts/signed-in/signed-in-offer.tsx'
import { wantedNext } from '../../parts/use-handover.ts'
import { useQuery } from '../../routing/address.ts'
import { loadFlowTexts } from '../../texts/load-flow-texts.ts'
import { useStartTexts } from '../../texts/use-start-texts.ts'

const OrganizationNotice = lazyCode(async () => {
  const [{ default: Notice }, { organization }] = await Promise.all([
    import('./organization-notice.tsx'),
    loadFlowTexts(),
  ])
  return {
    default: ({ error }: { readonly error: string }) => (
      <Notice error={error} texts={organization} />
    ),
  }
})

/** Explains why the user is at the start screen again: a link was refused, or an organisation's sign-in led back. */
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
  // An empty address in the URL: the user wants another account.
  if (error === null) return query.get('email') === '' ? null : <SignedInOffer />
  return (
    <Suspense>
      <OrganizationNotice error={error} />
    </Suspense>
  )
}

const never = () => () => {}

/**
 * False during hydration of the prerendered HTML, then true. What depends on the URL or on storage is not in that
 * HTML, and is rendered after it.
 */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
