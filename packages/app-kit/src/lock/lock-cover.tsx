import '@vestibule/ui/modal.css'
import type { Client } from '@vestibule/api-client'
import { askPasskey, hasPasskeys } from '../passkeys.ts'
import type { Clock } from '@vestibule/base/clock'
import { useStore } from '@vestibule/base/react/use-read'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { Button } from '@vestibule/ui/button'
import { LiveRegion } from '@vestibule/ui/live-region'
import { Modal } from '@vestibule/ui/modal'
import { useEffect, useState } from 'react'
import { createProof, type Proof } from '../proof/create-proof.ts'
import { how, ProofForm } from '../proof/proof-form.tsx'
import type { ProofTexts } from '../proof/texts/proof-texts.ts'

export interface LockCoverProps {
  readonly client: Client
  readonly clock: Clock
  readonly storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>
  readonly texts: ProofTexts
  readonly onUnlocked: () => void
  /**
   * Opens the sign-in page in a new tab. For users who have no factor that unlocks the session, or who are signed out
   * by now.
   */
  readonly onSignIn: () => void
  readonly onSignOut: () => void
}

/** Hides a page whose session is locked until the user has shown a factor. The page keeps its state. */
export function LockCover({ client, clock, storage, texts, ...on }: LockCoverProps) {
  const [proof] = useState(() => createUnlocking(client, clock, storage))
  const { onUnlocked, onSignIn, onSignOut } = on
  const state = useStore(proof)
  const isProven = state.status === 'proven'
  // If another tab has unlocked the session, `isProven` becomes true when the factors are read, because the server then
  // says that the session is no longer locked.
  useEffect(() => {
    if (isProven) onUnlocked()
    // Call `onUnlocked` once, and as the function is at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isProven])
  return (
    <Modal
      open
      cover
      blocking
      width={450}
      title={texts.lock.title}
      description={how(state, texts, texts.lock.purpose)}
    >
      <LiveRegion>
        <ProofForm
          {...{ proof, clock, texts, onSignIn }}
          prove={proof.prove}
          signInHref=""
          label={texts.lock.unlock}
        >
          <Button variant="quiet" size="md" onClick={onSignOut}>
            {texts.lock.signOut}
          </Button>
        </ProofForm>
      </LiveRegion>
    </Modal>
  )
}

/** Creates the proof by which the user unlocks a locked session. */
export function createUnlocking(
  client: Client,
  clock: Clock,
  storage: LockCoverProps['storage'],
): Proof {
  return createProof({
    client,
    clock,
    storage,
    isLocked: true,
    askPasskey: hasPasskeys(window) ? (options) => askPasskey(window, options) : undefined,
  })
}
