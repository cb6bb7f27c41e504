import { adminOf } from '@vestibule/api-client/admin'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Failed } from '../loaded.tsx'
import { useCall } from '../use-call.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { ChecksPart } from './checks-part.tsx'
import { JobsPart } from './jobs-part.tsx'
import { MailsPart } from './mails-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import './health.css'

/** `/admin/health/`: the checks of `vestibule doctor`, outgoing mails, background jobs, and the settings. */
export default function HealthPage() {
  const words = useAdminTexts().health
  const called = useCall('health', (client) => adminOf(client).getHealth({ cache: false }))
  const { state } = called
  useTitle(words.heading)
  usePartOfAddress(state.status === 'loaded')
  const health = state.status === 'loaded' ? state.value : null
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <ChecksPart />
      {state.status === 'failed' ? (
        <Failed of={called} />
      ) : (
        <>
          <MailsPart mails={health?.mails ?? null} />
          <JobsPart jobs={health?.jobs ?? null} />
          <SettingsPart settings={health?.settings ?? null} />
        </>
      )}
    </>
  )
}

/**
 * When the page has loaded, scrolls to the part that the fragment of the URL names, and focuses the heading of that
 * part.
 */
function usePartOfAddress(isThere: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isThere || hash === '') return
    const heading = document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h2')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [isThere, hash])
}
