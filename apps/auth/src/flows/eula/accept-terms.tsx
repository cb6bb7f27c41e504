import '@vestibule/ui/checkbox.css'
import { acceptEula } from '@vestibule/api-client'
import { type ValueFrom, visibleText } from '@vestibule/api-client/contract'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { Checkbox } from '@vestibule/ui/checkbox'
import { ArrowRightIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { TextField } from '@vestibule/ui/text-field'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { saying } from '@vestibule/app-kit/problems/problem-text'
import { Reload } from '@vestibule/app-kit/problems/ways-on'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useSignOut } from '@vestibule/app-kit/screens/use-sign-out'
import { useGo } from '../../parts/use-go.ts'
import { useTexts } from '../../texts/use-texts.ts'

export interface AcceptTermsProps {
  readonly eula: ValueFrom<'getEula'>
  readonly userId: string
  /**
   * Whether a dataset asks for the terms. Users who do not accept such terms go to the home page and stay signed in.
   */
  readonly isOfDataset: boolean
  readonly onAccepted: () => void
  /** Called if the terms have changed since they were loaded. */
  readonly onChanged: () => void
}

/**
 * The form with which a user accepts terms: a checkbox, a field for the user's name if the terms want it as signature,
 * and a button. A second button signs out, or leads to the home page if a dataset asks for the terms.
 */
export function AcceptTerms(props: AcceptTermsProps) {
  const { eula, userId, isOfDataset, onAccepted, onChanged } = props
  const texts = useTexts()
  const { client } = useWorld()
  const [ticked, setTicked] = useState(false)
  const [signedName, setSignedName] = useState('')
  const needsName = eula.signature === 'name'
  const isReady = ticked && (!needsName || visibleText(signedName) !== '')
  const go = useGo()

  async function accept(name: string | undefined) {
    const { id: eulaId, version, language } = eula
    const outcome = await acceptEula(client, {
      eulaId,
      userId,
      version,
      language,
      signedName: name,
    })
    return outcome.kind === 'termsChanged' ? { kind: 'changed' as const } : outcome
  }
  const acceptance = useSubmission(accept, ({ kind }) =>
    kind === 'changed' ? onChanged() : onAccepted(),
  )
  const signOut = useSignOut()

  return (
    <AuthForm
      className="au-answers"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady || signOut.busy) return
        signOut.edited()
        acceptance.submit(needsName ? visibleText(signedName) : undefined)
      }}
    >
      <Checkbox
        label={texts.eula.accept({ name: eula.name })}
        checked={ticked}
        disabled={acceptance.busy}
        onChange={(event) => setTicked(event.target.checked)}
      />
      {needsName && (
        <TextField
          label={texts.eula.signature}
          description={texts.eula.signatureHint}
          value={signedName}
          maxLength={200}
          autoComplete="name"
          disabled={acceptance.busy}
          onChange={(event) => {
            setSignedName(event.target.value)
            acceptance.edited()
          }}
        />
      )}
      <ProblemAlert
        problem={acceptance.problem}
        words={saying(texts.eula.notAccepted)}
        wayOn={<Reload />}
      />
      <ProblemAlert problem={signOut.problem} words={saying(texts.app.notSignedOut)} />
      <Stack className="au-answers-buttons" direction="row" justify="between" collapse>
        <Button
          variant="quiet"
          className="au-decline"
          loading={signOut.busy}
          onClick={() => {
            if (acceptance.busy) return
            acceptance.edited()
            if (isOfDataset) go('/')
            else signOut.submit()
          }}
        >
          {isOfDataset ? texts.eula.notNow : texts.eula.decline}
        </Button>
        <Button
          type="submit"
          endIcon={<ArrowRightIcon />}
          disabled={!isReady || acceptance.throttled}
          loading={acceptance.busy}
        >
          {texts.eula.submit}
        </Button>
      </Stack>
    </AuthForm>
  )
}
