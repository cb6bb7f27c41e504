import { endOtherSessions, listSessions } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { AccountPage } from './account-page.tsx'
import { AccountProblem } from './account-problem.tsx'
import { BrowserRow } from './browser-row.tsx'
import { loadAfterProfile } from './load-account.ts'
import { Rows } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useEdit } from './use-edit.ts'

/** The browsers in which the user is signed in. */
export function BrowsersPage() {
  const { browsers: texts } = useAccountTexts()
  const { client } = useWorld()
  return (
    <AccountPage
      heading={texts.heading}
      lead={texts.lead}
      load={(signal) =>
        loadAfterProfile(client, signal, (options) => listSessions(client, options))
      }
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
          {/* The rows of other browsers show when each was last used. This line says that the time may be some minutes
              old. */}
          {sessions.some(({ current }) => !current) && <p className="acc-row-note">{texts.lag}</p>}
        </>
      )}
    </AccountPage>
  )
}

function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const { browsers: texts } = useAccountTexts()
  const { client } = useWorld()
  const { busy, problem, throttled, submit } = useEdit({
    send: () => endOtherSessions(client),
    done: texts.othersEnded,
    onDone: onEnded,
  })
  return (
    <div className="acc-action">
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
