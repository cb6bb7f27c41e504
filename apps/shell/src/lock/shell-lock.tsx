import type { Language } from '@vestibule/api-client/contract'
import { LockCover } from '@vestibule/app-kit/lock/lock-cover'
import { loadProofTexts } from '@vestibule/app-kit/proof/texts/load-proof-texts'
import type { ProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { fetchCode } from '@vestibule/base/code'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { useSessionContext } from '@vestibule/session/react'
import { useState, type ReactNode } from 'react'
import { useShell } from '../shell.ts'

/** Loads the dialog, with its texts in `language`, that asks for a factor over a page whose session is locked. */
export async function loadShellLock(language: Language): Promise<ReactNode> {
  const texts = await fetchCode(() => loadProofTexts(language))
  return <ShellLock texts={texts} />
}

function ShellLock({ texts }: { readonly texts: ProofTexts }) {
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
