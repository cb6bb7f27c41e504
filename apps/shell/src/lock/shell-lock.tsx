import { LockCover } from '@vestibule/app-kit/lock/lock-cover'
import type { ProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { useSessionContext } from '@vestibule/session/react'
import { useState } from 'react'
import { useShell } from '../shell.ts'

/** Asks for a factor over a page whose session is locked. */
export function ShellLock({ texts }: { readonly texts: ProofTexts }) {
  const { client } = useShell()
  const { clock, reportUnlocked, signIn, signOut } = useSessionContext()
  const [storage] = useState(() => createSafeStorage(() => window.localStorage))
  return (
    <LockCover
      {...{ client, clock, storage, texts }}
      onUnlocked={reportUnlocked}
      onSignIn={signIn}
      onSignOut={() => void signOut()}
    />
  )
}
