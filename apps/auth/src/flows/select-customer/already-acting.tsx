import { getProfile, selectOrganization, stopImpersonating } from '@vestibule/api-client'
import type { Organization } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { Stack } from '@vestibule/ui/stack'
import { useWorld } from '../../boot/world.ts'
import { useLoad } from '../../parts/load/use-load.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { saying } from '../../parts/problem-text.ts'
import { problemOf } from '../../parts/problem.ts'
import { Reload } from '../../parts/ways-on.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CustomerFailure } from './customer-failure.tsx'

/** A customer was chosen in another tab meanwhile. `wanted`: the one that was chosen here. */
export function AlreadyActing({ wanted }: { wanted: Organization }) {
  const texts = useTexts()
  const { client } = useWorld()
  const [profile, retry] = useLoad((signal) => getProfile(client, { signal, cache: false }))
  switch (profile.status) {
    case 'loading':
      return <FullScreenLoader labels={{ loading: texts.app.loading }} />
    case 'failed':
      return <CustomerFailure problem={profile.problem} onRetry={retry} />
    case 'loaded':
      return <GoOnOrSwitch present={profile.value.impersonating ?? null} wanted={wanted} />
  }
}

interface GoOnOrSwitchProps {
  /** For whom one acts; nobody, if that has ended again. */
  readonly present: Organization | null
  readonly wanted: Organization
}

function GoOnOrSwitch({ present, wanted }: GoOnOrSwitchProps) {
  const { app, customer } = useTexts()
  const { client, clock } = useWorld()
  const go = useGo()
  const { next } = useHandover()

  async function change(): Promise<SubmissionOutcome<string>> {
    const stopped = await stopImpersonating(client)
    // A conflict: there is nothing to stop any more.
    if (stopped.kind !== 'selected' && stopped.kind !== 'conflict') {
      return { kind: 'refused', problem: problemOf(stopped, clock.now()) }
    }
    const outcome = await selectOrganization(client, { organizationId: wanted.id, next })
    return outcome.kind === 'selected'
      ? { kind: 'accepted', result: outcome.redirectUrl }
      : { kind: 'refused', problem: problemOf(outcome, clock.now()) }
  }
  const { busy, throttled, problem, submit } = useSubmission<void, string>(change, go)
  const isOther = present !== null && present.id !== wanted.id
  const acting = present ?? wanted

  return (
    <Screen
      heading={fill(customer.acting, { name: acting.name })}
      lead={customer.actingHow}
      failed={problem !== undefined}
      help={<SignOutButton />}
    >
      <Stack gap="xs">
        <ProblemAlert problem={problem} words={saying(customer.failed)} wayOn={<Reload />} />
        {present && (
          <Button
            block
            onClick={() => {
              if (!busy) go(next)
            }}
          >
            {fill(customer.goOn, { name: present.name })}
          </Button>
        )}
        {(isOther || !present) && (
          <Button
            variant={present ? 'secondary' : 'primary'}
            block
            disabled={throttled}
            loading={busy}
            loadingText={app.pleaseWait}
            onClick={() => submit()}
          >
            {fill(customer.change, { name: wanted.name })}
          </Button>
        )}
      </Stack>
    </Screen>
  )
}
