import { listOrganizations, selectOrganization, type Client } from '@vestibule/api-client'
import type { Organization } from '@vestibule/api-client/contract'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useEnter } from '../../parts/use-enter.ts'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'
import { AlreadyActing } from './already-acting.tsx'
import { CustomerFailure } from './customer-failure.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'

/** A member of staff chooses the customer to act for. If there is only one customer, that one is selected at once. */
export default function SelectCustomerFlow() {
  const { client } = useWorld()
  const { next } = useHandover()
  const [customers, retry] = useLoad<readonly Organization[] | 'notStaff'>(async (signal) => {
    const outcome = await listOrganizations(client, { signal, cache: false })
    return outcome.kind === 'forbidden' ? { kind: 'loaded', value: 'notStaff' } : outcome
  })
  if (customers.status === 'loading') return <Loader />
  if (customers.status === 'failed') {
    const { problem } = customers
    if (problem.kind === 'outOfStep') return <Navigate to={pathTo(paths.start, { next })} replace />
    // When the user has accepted the terms, the server leads back to this screen.
    if (problem.kind === 'termsWait') return <Navigate to={pathTo(paths.eula, { next })} replace />
    return <CustomerFailure problem={problem} onRetry={retry} />
  }
  if (customers.value === 'notStaff') return <NotStaff />
  const [only, another] = customers.value
  if (!only) return <NoCustomer />
  return another ? <ManyCustomers customers={customers.value} /> : <OnlyCustomer customer={only} />
}

function OnlyCustomer({ customer }: { customer: Organization }) {
  const { client } = useWorld()
  const enter = useEnter()
  const { next } = useHandover()
  const [isActing, setActing] = useState(false)
  const [taken, retry] = useLoad(async () => {
    const { outcome, isActing } = await select(client, { organizationId: customer.id, next })
    if (outcome.kind === 'selected') enter(outcome.redirectUrl)
    else if (isActing) setActing(true)
    else return outcome
    return { kind: 'loaded', value: undefined }
  })
  if (isActing) return <AlreadyActing wanted={customer} />
  return taken.status === 'failed' ? (
    <CustomerFailure problem={taken.problem} onRetry={retry} />
  ) : (
    <Loader />
  )
}

function ManyCustomers({ customers }: { customers: readonly Organization[] }) {
  const { client } = useWorld()
  const enter = useEnter()
  const { next } = useHandover()
  const [refused, setRefused] = useState<Organization>()

  async function choose(organizationId: string) {
    const { outcome, isActing } = await select(client, { organizationId, next })
    if (isActing) setRefused(customers.find(({ id }) => id === organizationId))
    return outcome
  }
  const { busy, problem, edited, submit } = useSubmission(choose, ({ redirectUrl }) =>
    enter(redirectUrl),
  )
  if (refused) return <AlreadyActing wanted={refused} />
  return (
    <CustomerPicker
      customers={customers}
      busy={busy}
      problem={problem}
      onEdited={edited}
      onPick={submit}
    />
  )
}

/**
 * Selects the customer for whom the user acts. `isActing`: the user acts for a customer already. In this case the
 * server answers `conflict` if that customer was selected before this page was loaded, and `user_changed` if afterwards
 * in another tab.
 */
async function select(client: Client, input: { organizationId: string; next: string }) {
  let hasChosenElsewhere = false
  const stop = client.onUserChanged(({ isSameUser }) => {
    hasChosenElsewhere = isSameUser
  })
  const outcome = await selectOrganization(client, input)
  stop()
  // The client would drop the next answer, because that names the customer for whom the user acts now, and not the one
  // that the client knows. Clearing makes the client forget that.
  if (hasChosenElsewhere) client.clear('signedIn')
  return { outcome, isActing: outcome.kind === 'conflict' || hasChosenElsewhere }
}

function Loader() {
  return <ScreenLoader />
}

/** Shown to users who may act for customers if there are no customers. */
function NoCustomer() {
  const texts = useTexts()
  const { leave, settings } = useWorld()
  return (
    <Screen heading={texts.customer.none} lead={texts.customer.noneHow} help={<SignOutButton />}>
      <Button block onClick={() => leave(settings.homepage)}>
        {texts.app.home}
      </Button>
    </Screen>
  )
}

/**
 * Shown to users who may not act for customers, with a button that goes on to the page that the user wanted to open.
 */
function NotStaff() {
  const { customer } = useTexts()
  const go = useGo()
  const { next } = useHandover()
  return (
    <Screen heading={customer.notStaff} lead={customer.notStaffHow} help={<SignOutButton />}>
      <Button block onClick={() => go(next)}>
        {customer.submit}
      </Button>
    </Screen>
  )
}
