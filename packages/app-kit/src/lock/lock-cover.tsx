import '@vestibule/ui/modal.css'
import type { Client } from '@vestibule/api-client'
import { askPasskey, hasPasskeys } from '../passkeys.ts'
import type { Clock } from '@vestibule/base/clock'
import { useStore } from '@vestibule/base/react/use-read'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { Button } from '@vestibule/ui/button'
import { LiveRegion } from '@vestibule/ui/live-region'
import { Modal } from '@vestibule/ui/modal'
import { useEffect, useId, useState } from 'react'
import { createProof, type Proof } from '../proof/create-proof.ts'
import { how } from '../proof/proof-dialog.tsx'
import { ProofFields } from '../proof/proof-fields.tsx'
import type { ProofTexts } from '../proof/texts/proof-texts.ts'

export interface LockCoverProps {
  readonly client: Client
  readonly clock: Clock
  readonly storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>
  readonly texts: ProofTexts
  readonly onUnlocked: () => void
  /** Opens the sign-in in a new tab, for users who have nothing else, or are signed out by now. */
  readonly onSignIn: () => void
  readonly onSignOut: () => void
}

/** Hides a page whose session is locked until its user has shown a factor. The page keeps its state. */
export function LockCover({ client, clock, storage, texts, ...on }: LockCoverProps) {
  const [proof] = useState(() => createUnlocking(client, clock, storage))
  const { onUnlocked, onSignIn, onSignOut } = on
  const state = useStore(proof)
  const form = useId()
  const isBusy = state.status === 'proving' || state.status === 'proven'
  const isProven = state.status === 'proven'
  // Another tab may have been faster.
  useEffect(() => {
    if (isProven) onUnlocked()
    // Once, whatever the function is by then.
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
      footer={
        <>
          <Button variant="quiet" size="md" onClick={onSignOut}>
            {texts.lock.signOut}
          </Button>
          {(isBusy || state.status === 'open') && (
            <Button
              type="submit"
              form={form}
              size="md"
              loading={isBusy}
              loadingText={texts.pleaseWait}
              data-autofocus={state.factor === 'passkey' || undefined}
            >
              {state.factor === 'passkey' ? texts.confirmPasskey : texts.lock.unlock}
            </Button>
          )}
        </>
      }
    >
      <LiveRegion>
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // The cover may be rendered inside another form, to which React would pass the event on.
            event.stopPropagation()
            void proof.prove()
          }}
        >
          <ProofFields
            {...{ proof, clock, texts, onSignIn }}
            signInHref=""
            onComplete={() => void proof.prove()}
          />
        </form>
      </LiveRegion>
    </Modal>
  )
}

/** A proof by one of the factors that unlock the session. */
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
