import { getProfile, selectOrganization, stopImpersonating } from '@vestibule/api-client'
import type { Organization } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { Stack } from '@vestibule/ui/stack'
import { BusyButton } from '../../parts/busy-button.tsx'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { saying } from '@vestibule/app-kit/problems/problem-text'
import { Reload } from '@vestibule/app-kit/problems/ways-on'
import { Screen } from '../../parts/screen/screen.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useTexts } from '../../texts/use-texts.ts'
import { CustomerFailure } from './customer-failure.tsx'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'

/**
 * Shown if the user acts for a customer already, for instance because of another tab. `wanted`: the customer that the
 * user has chosen in this tab.
 */
export function AlreadyActing({ wanted }: { wanted: Organization }) {
  const { client } = useWorld()
  const [profile, retry] = useLoad((signal) => getProfile(client, { signal, cache: false }))
  switch (profile.status) {
    case 'loading':
      return <ScreenLoader />
    case 'failed':
      return <CustomerFailure problem={profile.problem} onRetry={retry} />
    case 'loaded':
      return <GoOnOrSwitch present={profile.value.impersonating ?? null} wanted={wanted} />
  }
}

interface GoOnOrSwitchProps {
  /** The customer for whom the user acts now; null if for nobody any more. */
  readonly present: Organization | null
  readonly wanted: Organization
}

function GoOnOrSwitch({ present, wanted }: GoOnOrSwitchProps) {
  const { customer } = useTexts()
  const { client } = useWorld()
  const go = useGo()
  const { next } = useHandover()

  async function change() {
    const stopped = await stopImpersonating(client)
    // `conflict`: the user acts for nobody any more, so there is nothing to stop.
    return stopped.kind === 'stopped' || stopped.kind === 'conflict'
      ? selectOrganization(client, { organizationId: wanted.id, next })
      : stopped
  }
  const { busy, throttled, problem, submit } = useSubmission(change, ({ redirectUrl }) =>
    go(redirectUrl),
  )
  const isOther = present !== null && present.id !== wanted.id
  return (
    <Screen
      heading={present ? customer.acting({ name: present.name }) : customer.heading}
      lead={present ? customer.actingHow : undefined}
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
            {customer.goOn({ name: present.name })}
          </Button>
        )}
        {(isOther || !present) && (
          <BusyButton
            variant={present ? 'secondary' : 'primary'}
            disabled={throttled}
            busy={busy}
            onClick={() => submit()}
          >
            {customer.change({ name: wanted.name })}
          </BusyButton>
        )}
      </Stack>
    </Screen>
  )
}
