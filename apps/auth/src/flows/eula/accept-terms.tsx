import '@vestibule/ui/checkbox.css'
import { acceptEula, logout } from '@vestibule/api-client'
import type { Eula } from '@vestibule/api-client/contract'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { Checkbox } from '@vestibule/ui/checkbox'
import { ArrowRightIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useState } from 'react'
import { useWorld } from '../../boot/world.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { problemOf } from '../../parts/problem.ts'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths, pathTo } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'

export interface AcceptTermsProps {
  readonly eula: Eula
  readonly userId: string
  readonly onAccepted: () => void
}

type Decision = 'accept' | 'decline'

/** Accepting, once the box is ticked, or going without. */
export function AcceptTerms({ eula, userId, onAccepted }: AcceptTermsProps) {
  const texts = useTexts()
  const { client, clock } = useWorld()
  const open = useOpen()
  const { next } = useHandover()
  const [ticked, setTicked] = useState(false)
  const [decision, setDecision] = useState<Decision>('accept')

  async function decide(made: Decision): Promise<SubmissionOutcome<Decision>> {
    const outcome =
      made === 'accept'
        ? await acceptEula(client, { eulaId: eula.id, userId })
        : await logout(client)
    return 'error' in outcome
      ? { kind: 'refused', problem: problemOf(outcome, clock.now()) }
      : { kind: 'accepted', result: made }
  }
  const submission = useSubmission(decide, (made) => {
    if (made === 'accept') onAccepted()
    else open(pathTo(paths.start, { next }))
  })
  const submit = (made: Decision) => {
    setDecision(made)
    submission.submit(made)
  }

  return (
    <AuthForm
      onSubmit={(event) => {
        event.preventDefault()
        if (ticked) submit('accept')
      }}
    >
      <Checkbox
        label={fill(texts.eula.accept, { name: eula.name })}
        checked={ticked}
        disabled={submission.busy}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <ProblemAlert problem={submission.problem} />
      <Stack direction="row" justify="between" collapse>
        <Button
          variant="quiet"
          className="auth-decline"
          loading={submission.busy && decision === 'decline'}
          onClick={() => submit('decline')}
        >
          {texts.eula.decline}
        </Button>
        <Button
          type="submit"
          endIcon={<ArrowRightIcon />}
          disabled={!ticked}
          loading={submission.busy && decision === 'accept'}
        >
          {texts.eula.submit}
        </Button>
      </Stack>
    </AuthForm>
  )
}
