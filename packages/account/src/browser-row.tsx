import { textOf } from '@vestibule/base/messages/texts'
import '@vestibule/ui/badge.css'
import { endSession } from '@vestibule/api-client'
import type { BrowserSession } from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useEdit } from './use-edit.ts'
import { AccountProblem } from './account-problem.tsx'
import { inOneLine, momentInWords } from '@vestibule/app-kit/screens/dates'
import type { AccountTexts } from './texts/account-texts.ts'
import { useAccountTexts } from './texts/use-account-texts.ts'

export interface BrowserRowProps {
  readonly session: BrowserSession
  readonly onEnded: () => void
}

/** A browser in which the user is signed in, with a button to sign it out. */
export function BrowserRow({ session, onEnded }: BrowserRowProps) {
  const { browsers: texts } = useAccountTexts()
  const { client, clock } = useWorld()
  const name = nameOf(session.user_agent, texts)
  const { busy, problem, throttled, submit } = useEdit({
    send: async () => {
      const outcome = await endSession(client, { id: session.id })
      // The session has ended already, for instance in another tab. That is what the user wanted.
      return outcome.kind === 'notFound' ? ({ kind: 'ended' } as const) : outcome
    },
    done: texts.ended({ name }),
    onDone: onEnded,
  })
  const signedIn = signedInText(session, texts, clock.now())
  const seen = texts.lastUsed({ date: momentInWords(session.last_seen_at, clock.now()) })
  return (
    <div className="acc-row acc-row-wide">
      <div className="acc-row-value">
        <span className="acc-row-label">{name}</span>
        {session.current && (
          <>
            {' '}
            <Badge tone="brand">{texts.current}</Badge>
          </>
        )}
        <p className="acc-row-note">{session.current ? signedIn : `${signedIn} · ${seen}`}</p>
        <AccountProblem problem={problem} />
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.endLong({ name })}
          loading={busy}
          disabled={throttled}
          onClick={() => submit()}
        >
          {texts.end}
        </Button>
      )}
    </div>
  )
}

type Words = AccountTexts['browsers']

function nameOf({ browser, system }: BrowserSession['user_agent'], texts: Words): string {
  if (browser === null) return system ?? texts.unknown
  return system === null ? browser : texts.onSystem({ browser, system })
}

function signedInText(session: BrowserSession, texts: Words, now: number): string {
  const date = momentInWords(session.signed_in_at, now)
  const factors = [
    ...new Set(session.factors.map((factor) => textOf(texts.factors, factor) ?? factor)),
  ]
  return factors.length === 0
    ? texts.signedInPlain({ date })
    : texts.signedIn({ date, factors: inOneLine(factors) })
}
