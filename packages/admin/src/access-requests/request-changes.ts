import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { change } from '../change/change.ts'
import { personName } from '../person-name.ts'
import { lastDayField, untilOf, type AccessWorld } from '../access/access-changes.ts'

/** The decisions of administrators on a request for longer access. */
export function requestChanges({ client, texts, proposed_last_day: proposed }: AccessWorld) {
  const { requests: words } = texts
  const needs = { needs: 'access.write' } as const
  const names = ({ user, resource }: ItemOf<'listAccessRequests'>) => ({
    name: personName(user),
    resource: resource.name,
  })
  return {
    approve: (one: ItemOf<'listAccessRequests'>) =>
      change(
        words.approve,
        names(one),
        ({ values }) => {
          const grant = {
            resourceId: one.resource.id,
            user: one.user.id,
            until: untilOf(values) ?? null,
          }
          // If somebody has taken the grant away since the request was made, give the access anew.
          return one.until === null
            ? adminOf(client).giveAccess(grant)
            : adminOf(client).extendAccess(grant)
        },
        {
          ...needs,
          fields: [lastDayField(texts, proposed)],
        },
      ),
    refuse: (one: ItemOf<'listAccessRequests'>) =>
      change(
        words.refuse,
        names(one),
        ({ reason = '' }) => adminOf(client).refuseAccessRequest({ requestId: one.id, reason }),
        {
          ...needs,
          reason: { required: words.refuse.reason({ name: personName(one.user) }) },
          isDestructive: true,
        },
      ),
  }
}
