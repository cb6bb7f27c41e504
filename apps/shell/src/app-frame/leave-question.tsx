import type { App } from '@vestibule/session'
import { useSessionContext } from '@vestibule/session/react'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../texts/use-texts.ts'
import { guardLeaving, positionOf } from './guard-leaving.ts'

export interface LeaveQuestionProps {
  readonly app: App
  readonly isUnsaved: boolean
  /** Called when the user leaves and thereby discards the unsaved work. */
  readonly onDiscard: () => void
}

/** Asks before the user leaves an app with unsaved work: by a link, by Back, or by signing out. */
export function LeaveQuestion({ app, isUnsaved, onDiscard }: LeaveQuestionProps) {
  const { pages } = useTexts()
  const texts = pages.frame
  const session = useSessionContext()
  useLocation()
  const position = useRef(0)
  // Update the position after each navigation: the guard compares it with the new one to tell Back from Forward.
  useEffect(() => {
    position.current = positionOf(window)
  })
  /** What the user was about to do when the question was opened; null if no question is open. */
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  /**
   * What to do when the user has agreed to leave. It waits until the unsaved work is discarded, because until then the
   * browser would ask the user as well.
   */
  const agreed = useRef<(() => void) | null>(null)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(
    () =>
      isUnsaved
        ? guardLeaving({
            window,
            appId: app.id,
            position: () => position.current,
            open: session.navigate,
            ask: (act) => setGoOn(() => act),
          })
        : undefined,
    [isUnsaved, app.id, session],
  )
  useEffect(() => {
    if (isUnsaved) return
    const act = agreed.current
    agreed.current = null
    act?.()
  }, [isUnsaved])
  return (
    <Modal
      open={goOn !== null}
      role="alertdialog"
      width={450}
      title={texts.leave.heading({ app: app.name })}
      description={texts.leave.text}
      initialFocus={stay}
      onClose={() => setGoOn(null)}
      footer={
        <>
          <Button
            variant="ghost"
            tone="danger"
            size="md"
            onClick={() => {
              agreed.current = goOn
              setGoOn(null)
              onDiscard()
            }}
          >
            {texts.leave.discard}
          </Button>
          <Button ref={stay} size="md" onClick={() => setGoOn(null)}>
            {texts.leave.stay}
          </Button>
        </>
      }
    />
  )
}
