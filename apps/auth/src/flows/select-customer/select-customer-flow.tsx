import { listOrganizations, selectOrganization } from '@vestibule/api-client'
import type { Organization } from '@vestibule/api-client/contract'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { Navigate } from 'react-router-dom'
import { useWorld } from '../../boot/world.ts'
import { useLoad } from '../../parts/load/use-load.ts'
import { problemOf } from '../../parts/problem.ts'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths, pathTo } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CustomerFailure } from './customer-failure.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { NoCustomer } from './no-customer.tsx'

/** On whose behalf a member of staff acts. The only customer is taken without asking. */
export function SelectCustomerFlow() {
  const { client } = useWorld()
  const { next } = useHandover()
  const [customers, retry] = useLoad((signal) =>
    listOrganizations(client, { signal, cache: false }),
  )
  if (customers.status === 'loading') return <Loader />
  if (customers.status === 'failed') {
    return customers.problem.kind === 'outOfStep' ? (
      <Navigate to={pathTo(paths.start, { next })} replace />
    ) : (
      <CustomerFailure problem={customers.problem} onRetry={retry} />
    )
  }
  const [only, another] = customers.value
  if (!only) return <NoCustomer />
  return another ? <ManyCustomers customers={customers.value} /> : <OnlyCustomer id={only.id} />
}

function OnlyCustomer({ id }: { id: string }) {
  const { client } = useWorld()
  const go = useGo()
  const { next } = useHandover()
  const [taken, retry] = useLoad(async () => {
    const outcome = await selectOrganization(client, { organizationId: id, next })
    if (outcome.kind !== 'selected') return outcome
    go(outcome.redirectUrl)
    return { kind: 'loaded', value: undefined }
  })
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

  async function select(organizationId: string): Promise<SubmissionOutcome<string>> {
    const outcome = await selectOrganization(client, { organizationId, next })
    return outcome.kind === 'selected'
      ? { kind: 'accepted', result: outcome.redirectUrl }
      : { kind: 'refused', problem: problemOf(outcome, clock.now()) }
  }
  const { busy, problem, submit } = useSubmission(select, go)
  return <CustomerPicker customers={customers} busy={busy} problem={problem} onPick={submit} />
}

function Loader() {
  const texts = useTexts()
  return <FullScreenLoader labels={{ loading: texts.app.loading }} />
}
