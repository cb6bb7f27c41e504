import { listOrganizations, selectOrganization } from '@vestibule/api-client'
import type { Organization } from '@vestibule/api-client/contract'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useWorld } from '../../boot/world.ts'
import { useLoad } from '../../parts/load/use-load.ts'
import { problemOf } from '../../parts/problem.ts'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths, pathTo } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AlreadyActing } from './already-acting.tsx'
import { CustomerFailure } from './customer-failure.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { NoCustomer } from './no-customer.tsx'
import { NotStaff } from './not-staff.tsx'

/** On whose behalf a member of staff acts. The only customer is taken without asking. */
export function SelectCustomerFlow() {
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
    // They lead back here.
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
  const go = useGo()
  const { next } = useHandover()
  const [isActing, setActing] = useState(false)
  const [taken, retry] = useLoad(async () => {
    const outcome = await selectOrganization(client, { organizationId: customer.id, next })
    if (outcome.kind === 'selected') go(outcome.redirectUrl)
    else if (outcome.kind === 'conflict') setActing(true)
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
  const { client, clock } = useWorld()
  const go = useGo()
  const { next } = useHandover()
  const [refused, setRefused] = useState<Organization>()

  async function select(organizationId: string): Promise<SubmissionOutcome<string>> {
    const outcome = await selectOrganization(client, { organizationId, next })
    if (outcome.kind === 'selected') return { kind: 'accepted', result: outcome.redirectUrl }
    if (outcome.kind === 'conflict') setRefused(customers.find(({ id }) => id === organizationId))
    return { kind: 'refused', problem: problemOf(outcome, clock.now()) }
  }
  const { busy, problem, edited, submit } = useSubmission(select, go)
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

function Loader() {
  const texts = useTexts()
  return <FullScreenLoader labels={{ loading: texts.app.loading }} />
}
