import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { CheckCircleFilledIcon, CrossCircleIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { Text } from '@vestibule/ui/text'
import type { Ref } from 'react'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { DeviceState } from './device-machine.ts'

export interface DecidedStepProps {
  readonly state: Extract<DeviceState, { step: 'decided' }>
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onRestart: () => void
}

/** What was decided, and what happens now. */
export function DecidedStep({ state, headingRef, onRestart }: DecidedStepProps) {
  const { pages } = useTexts()
  const texts = pages.device
  const isApproved = state.decision === 'approve'
  return (
    <div className="vb-device-step" data-decision={state.decision}>
      {isApproved ? <CheckCircleFilledIcon size={32} /> : <CrossCircleIcon size={32} />}
      <div className="vb-device-intro">
        <Heading ref={headingRef} level={1} size="lg" tabIndex={-1}>
          {isApproved ? texts.approvedHeading : texts.deniedHeading}
        </Heading>
        <Text tone="muted" size="md">
          {isApproved ? texts.approvedText : texts.deniedText}
        </Text>
      </div>
      <div className="vb-device-actions">
        <LinkButton variant="secondary" href={usePageHref()('/')}>
          {pages.notFound.home}
        </LinkButton>
        <Button variant="quiet" onClick={onRestart}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
