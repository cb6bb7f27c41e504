import { calls } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import type { Session } from '../../identity/sessions/session.ts'
import type { WebCaller } from '../../identity/sessions/visitor.ts'
import { landingAfter } from '../../identity/landing/landing.ts'
import { findCustomer, listCustomers } from './organization-queries.ts'

export function impersonationRoutes(app: App) {
  mount(app, calls.listOrganizations, async () => ({
    data: await listCustomers(app.db),
  }))

  mount(app, calls.selectOrganization, async (call) => {
    const { body, session } = call
    // Refuse staff who already act for a customer: the audit record of the change names only one customer.
    if (session.actingFor !== null) throw because('conflict', 'acting_for_customer')
    const customer = await findCustomer(app.db, body.organization_id)
    if (customer === null) throw new ApiError('forbidden')
    return actFor(call, customer.id, body.next, body.reason)
  })

  mount(app, calls.stopImpersonating, async (call) => {
    if (call.session.actingFor === null) throw because('conflict', 'acting_for_nobody')
    return actFor(call, null, undefined)
  })

  async function actFor(
    call: WebCaller & { readonly session: Session },
    customerId: string | null,
    next: string | undefined,
    reason?: string,
  ) {
    const { actingFor } = call.session
    const event = customerId === null ? 'impersonation_stopped' : 'impersonation_started'
    const opened = await app.db.transaction(async (tx) => {
      const opened = await call.visitor.actFor(tx, customerId)
      if (opened === null) throw new ApiError('conflict')
      const organization = customerId ?? actingFor?.id ?? ''
      await audit(app, tx, call, { event, detail: { organization }, reason })
      return opened
    })
    call.visitor.adopt(opened)
    return { data: { redirect_url: await landingAfter(app, opened, next) } }
  }
}
