import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { LinkButton } from '@vestibule/ui/link-button'
import { Text } from '@vestibule/ui/text'
import type { Ref } from 'react'
import { useWritesOff } from '../connection/use-writes-off.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { describeBrowser } from './describe-browser.ts'
import type { Decision, DeviceState } from './device-machine.ts'
import { useProblemText } from './use-problem-text.ts'

export interface ReviewStepProps {
  readonly state: Extract<DeviceState, { step: 'review' }>
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onDecide: (decision: Decision) => void
  readonly onBack: () => void
}

/** Who asks to be signed in: browser, address and time, before anything is approved. */
export function ReviewStep({ state, headingRef, onDecide, onBack }: ReviewStepProps) {
  const texts = useTexts().pages.device
  const { browser, deciding } = state
  const problem = useProblemText(state.problem)
  const writesOff = useWritesOff()
  const { session } = useShell()
  const { browser: name, system } = describeBrowser(browser.user_agent)
  return (
    <div className="vb-device-step">
      <div className="vb-device-intro">
        <Heading ref={headingRef} level={1} size="lg" tabIndex={-1}>
          {texts.reviewHeading}
        </Heading>
        <Text tone="muted" size="md">
          {texts.reviewText}
        </Text>
      </div>
      <dl className="vb-device-facts">
        <dt>{texts.browser}</dt>
        <dd>
          {texts.browserName(name, system)}
          <Text as="span" size="xs" tone="muted">
            {browser.user_agent}
          </Text>
        </dd>
        <dt>{texts.address}</dt>
        <dd className="vb-code-text">{browser.ip}</dd>
        <dt>{texts.requested}</dt>
        <dd>
          <time dateTime={browser.requested_at}>{texts.instant(browser.requested_at)}</time>
        </dd>
      </dl>
      {problem && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
      {writesOff && <Text tone="muted">{writesOff}</Text>}
      <div className="vb-device-actions">
        {state.problem?.kind === 'signInAgain' ? (
          <LinkButton href={session.signInAddress()}>{texts.signInAgain}</LinkButton>
        ) : (
          <Button
            disabled={writesOff !== null}
            loading={deciding === 'approve'}
            onClick={() => onDecide('approve')}
          >
            {texts.approve}
          </Button>
        )}
        <Button
          variant="danger"
          disabled={writesOff !== null}
          loading={deciding === 'deny'}
          onClick={() => onDecide('deny')}
        >
          {texts.deny}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  )
}
