import { endOtherSessions, getProfile, listSessions } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useToast } from '@vestibule/ui/toast'
import { AccountPage } from './account-page.tsx'
import { AccountProblem } from './account-problem.tsx'
import { BrowserRow } from './browser-row.tsx'
import { Rows } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'

/** The browsers in which the user is signed in. */
export function BrowsersPage() {
  const { browsers: texts } = useAccountTexts()
  const { client } = useWorld()
  return (
    <AccountPage
      heading={texts.heading}
      lead={texts.lead}
      load={async (signal) => {
        const options = { signal, cache: false }
        const profile = await getProfile(client, options)
        return profile.kind === 'loaded' ? listSessions(client, options) : profile
      }}
      renderAction={(sessions, refresh) =>
        sessions.some(({ current }) => !current) && (
          <EndOthers key={sessions.length} onEnded={refresh} />
        )
      }
    >
      {(sessions, refresh) => (
        <>
          <Rows>
            {sessions.map((session) => (
              <BrowserRow key={session.id} session={session} onEnded={refresh} />
            ))}
          </Rows>
          {/* Rows of other browsers show when each was last used; the note explains that time's delay. */}
          {sessions.some(({ current }) => !current) && <p className="auth-row-note">{texts.lag}</p>}
        </>
      )}
    </AccountPage>
  )
}

function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const { browsers: texts } = useAccountTexts()
  const { client } = useWorld()
  const toast = useToast()
  const { busy, problem, throttled, submit } = useSubmission(
    () => endOtherSessions(client),
    () => {
      toast.success(texts.othersEnded)
      onEnded()
    },
  )
  return (
    <div className="auth-account-action">
      <Button
        variant="secondary"
        size="md"
        loading={busy}
        disabled={throttled}
        onClick={() => submit()}
      >
        {texts.endOthers}
      </Button>
      <AccountProblem problem={problem} />
    </div>
  )
}
