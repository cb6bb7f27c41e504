import { isApiError } from '@vestibule/api-client'
import { getHealth, type Health } from '@vestibule/api-client/admin'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { ErrorState } from '@vestibule/ui/error-state'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { ChecksPart } from './checks-part.tsx'
import { JobsPart } from './jobs-part.tsx'
import { MailsPart } from './mails-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import './health.css'

/** `/admin/health/`: the checks of `doctor`, outgoing mails, background jobs, and the settings. */
export default function HealthPage() {
  const { client } = useServices()
  const texts = useAdminTexts()
  const words = texts.health
  const read = useMemo(
    () => createRead<Health>(async () => readAnswer(await getHealth(client, { cache: false }))),
    [client],
  )
  const state = useRead(read)
  useTitle(words.heading)
  usePartOfAddress(state.status === 'loaded')
  const health = state.status === 'loaded' ? state.value : null
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <ChecksPart />
      {state.status === 'failed' ? (
        <ErrorState
          title={texts.list.failed}
          onRetry={() => void read.load()}
          supportCode={(isApiError(state.error) && state.error.requestId) || undefined}
        >
          {state.message}
        </ErrorState>
      ) : (
        <>
          <MailsPart mails={health?.mails ?? null} refresh={() => void read.refresh()} />
          <JobsPart jobs={health?.jobs ?? null} />
          <SettingsPart settings={health?.settings ?? null} />
        </>
      )}
    </>
  )
}

/** Once the page has loaded, scrolls to the part that the URL's fragment names and focuses its heading. */
function usePartOfAddress(isThere: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isThere || hash === '') return
    const heading = document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h2')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [isThere, hash])
}
