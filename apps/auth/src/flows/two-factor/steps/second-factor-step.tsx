import type { Client, OutcomeOf, verifyRecoveryCode, verifyTotp } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '../../../boot/world.ts'
import { CodeForm, type CodeFormProps } from '../../../parts/code-entry/code-form.tsx'
import { useCodeEntry, type CodeVerdict } from '../../../parts/code-entry/use-code-entry.ts'
import { codeProblemOf } from '../../../parts/problem.ts'
import { Screen } from '../../../parts/screen/screen.tsx'
import { usePraise } from '../../../parts/use-praise.ts'
import { useTexts } from '../../../texts/use-texts.ts'

export interface SecondFactorStepProps extends Pick<
  CodeFormProps,
  'label' | 'length' | 'inputProps'
> {
  readonly email: string
  readonly lead: string
  readonly verify: (
    client: Client,
    input: { email: string; code: string },
  ) => Promise<OutcomeOf<typeof verifyTotp | typeof verifyRecoveryCode>>
  readonly onVerified: () => void
  /** What the button to the other kind of code says. */
  readonly otherWay: string
  readonly onOtherWay: () => void
  readonly onBack: () => void
}

/** A code of the authenticator, or a recovery code in its place. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const { email, lead, verify, onVerified, otherWay, onOtherWay, onBack, ...boxes } = props
  const texts = useTexts()
  const praise = usePraise()
  const { client, clock } = useWorld()

  async function check(code: string): Promise<CodeVerdict<void>> {
    const outcome = await verify(client, { email, code })
    return outcome.kind === 'verified'
      ? { kind: 'accepted', outcome: undefined }
      : { kind: 'refused', problem: codeProblemOf(outcome, clock.now()) }
  }
  const entry = useCodeEntry(check, () => {
    praise(texts.twoFactor.verified)
    onVerified()
  })

  return (
    <Screen
      heading={texts.twoFactor.heading}
      lead={lead}
      step={{ step: 2, steps: 3 }}
      failed={entry.problem !== undefined}
      onBack={onBack}
      showsAccount
    >
      <CodeForm
        {...boxes}
        submitLabel={texts.twoFactor.submit}
        busy={entry.busy}
        problem={entry.problem}
        onCodeEntered={entry.enter}
      >
        {/* Where a problem vanishes it moves up, under the second half of a double click. */}
        <Button
          variant="ghost"
          size="sm"
          className="auth-other-way"
          disabled={entry.busy}
          onClick={onOtherWay}
        >
          {otherWay}
        </Button>
      </CodeForm>
    </Screen>
  )
}
