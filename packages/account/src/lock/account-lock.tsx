import { LockCover } from '@vestibule/app-kit/lock/lock-cover'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import { useStore } from '@vestibule/base/react/use-read'
import { createSession, vestibuleBackend } from '@vestibule/session'
import { SessionExpiry, SessionProvider, type SessionTexts } from '@vestibule/session/react'
import { useEffect, useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useSignOut } from '@vestibule/app-kit/screens/use-sign-out'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import { loadSessionTexts } from './load-session-texts.ts'

export interface AccountLockProps {
  readonly onUnlocked: () => void
}

/**
 * Tells the server when somebody uses the account's pages, and covers them while the session is locked. That the
 * session has ended is shown by the pages themselves.
 */
export default function AccountLock({ onUnlocked }: AccountLockProps) {
  const { client, clock, localStorage } = useWorld()
  const { proof } = useAccountTexts()
  const { submit } = useSignOut()
  const [session] = useState(() => {
    const backend = { ...vestibuleBackend(client), isSignInPage: () => false }
    return createSession({ client, clock, backend })
  })
  const isLocked = useStore(session.store, ({ locked }) => locked)
  const [texts, setTexts] = useState<SessionTexts>()
  useEffect(() => {
    // If loading the texts fails, what covers the locked page is in English.
    loadSessionTexts(pageLanguage()).then(setTexts, () => {})
  }, [])
  useEffect(() => session.onSignedInAgain(onUnlocked), [session, onUnlocked])
  return (
    <SessionProvider session={session}>
      {isLocked && (
        <SessionExpiry
          {...(texts && { texts })}
          locked={
            <LockCover
              {...{ client, clock }}
              storage={localStorage}
              texts={proof}
              onUnlocked={session.reportUnlocked}
              onSignIn={session.signIn}
              onSignOut={() => submit(undefined)}
            />
          }
        />
      )}
    </SessionProvider>
  )
}
