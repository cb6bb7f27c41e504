import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { LinkButton } from '@vestibule/ui/link-button'
import type { Ref } from 'react'
import { usePageHref } from '../paths/use-page-href.ts'
import { browserName } from './browser-name.ts'
import { useTexts } from '../texts/use-texts.ts'
import { browserOf } from './browser-of.ts'
import type { DeviceState } from './device-machine.ts'

export interface DecidedStepProps {
  readonly state: Extract<DeviceState, { step: 'decided' }>
  readonly messageRef: Ref<HTMLDivElement>
  readonly onRestart: () => void
}

/**
 * The last step: says whether the user has approved or denied what the other browser or program asked for, and what
 * happens next.
 */
export function DecidedStep({ state, messageRef, onRestart }: DecidedStepProps) {
  const { pages } = useTexts()
  const texts = pages.device
  const { name: browser, system } = browserOf(state.browser.user_agent)
  const name = state.token?.name ?? browserName(browser, system, texts)
  return (
    <div className="sh-device-step">
      {state.decision === 'approve' ? (
        <Alert
          ref={messageRef}
          tone="success"
          title={texts.approved({ device: name })}
          tabIndex={-1}
        >
          {state.token === null ? texts.approvedText : texts.tokenApprovedText}
        </Alert>
      ) : (
        <Alert ref={messageRef} tone="info" title={texts.denied({ device: name })} tabIndex={-1}>
          {state.token === null ? texts.deniedText : texts.tokenDeniedText}
        </Alert>
      )}
      <div className="sh-device-actions">
        <Button variant="secondary" size="md" onClick={onRestart}>
          {texts.another}
        </Button>
        <LinkButton variant="ghost" size="md" href={usePageHref()('/')}>
          {pages.notFound.home}
        </LinkButton>
      </div>
    </div>
  )
}
