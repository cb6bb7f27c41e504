import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { LinkButton } from '@vestibule/ui/link-button'
import { useState } from 'react'
import { useShell } from '../shell.ts'
import { browserName } from './browser-name.ts'
import { useTexts } from '../texts/use-texts.ts'
import { browserOf } from './browser-of.ts'
import type { AskedToken, Decision, DeviceState } from './device-machine.ts'
import { useProblemText } from './use-problem-text.ts'

export interface ReviewStepProps {
  readonly state: Extract<DeviceState, { step: 'review' }>
  readonly onDecide: (decision: Decision) => void
  readonly onBack: () => void
}

/** The second step: before the user approves, shows who asks for what, from which IP address and since when. */
export function ReviewStep({ state, onDecide, onBack }: ReviewStepProps) {
  const { pages, formats } = useTexts()
  const texts = pages.device
  const { browser, token, deciding } = state
  const problem = useProblemText(state.problem, token !== null)
  const { session } = useShell()
  const [now] = useState(Date.now)
  const { name, system } = browserOf(browser.user_agent)
  return (
    <div className="sh-device-step">
      <dl className="sh-device-facts">
        <dt>{texts.code}</dt>
        <dd
          className="vb-code-text"
          translate="no"
        >{`${state.code.slice(0, 3)} ${state.code.slice(3)}`}</dd>
        {token === null ? (
          <>
            <dt>{texts.browser}</dt>
            <dd>{browserName(name, system, texts)}</dd>
          </>
        ) : (
          <TokenFacts token={token} />
        )}
        <dt>{texts.address}</dt>
        <dd className="vb-code-text">{browser.ip}</dd>
        <dt>{texts.requested}</dt>
        <dd>
          <time dateTime={browser.requested_at}>
            {formats.ago(browser.requested_at, now, texts)}
          </time>
        </dd>
      </dl>
      <Alert tone="warning">{token === null ? texts.warning : texts.tokenWarning}</Alert>
      {problem && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
      <div className="sh-device-actions">
        {state.problem?.kind === 'signInAgain' ? (
          <LinkButton size="md" href={session.signInUrl()}>
            {texts.signInAgain}
          </LinkButton>
        ) : (
          <Button
            size="md"
            disabled={deciding === 'deny'}
            loading={deciding === 'approve'}
            onClick={() => onDecide('approve')}
          >
            {texts.approve}
          </Button>
        )}
        <Button
          variant="secondary"
          size="md"
          disabled={deciding === 'approve'}
          loading={deciding === 'deny'}
          onClick={() => onDecide('deny')}
        >
          {texts.deny}
        </Button>
        <Button variant="quiet" size="md" disabled={deciding !== null} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  )
}

function TokenFacts({ token }: { readonly token: AskedToken }) {
  const texts = useTexts().pages.device
  return (
    <>
      <dt>{texts.program}</dt>
      <dd>{token.name}</dd>
      <dt>{texts.app}</dt>
      <dd translate="no">{token.app}</dd>
      <dt>{texts.dataset}</dt>
      <dd>{token.dataset ?? texts.allDatasets}</dd>
      <dt>{texts.lasts}</dt>
      <dd>{texts.days({ days: token.days })}</dd>
    </>
  )
}
