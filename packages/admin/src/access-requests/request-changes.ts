import {
  extendAccess,
  giveAccess,
  refuseAccessRequest,
  type AccessRequest,
} from '@vestibule/api-client/admin'
import { change } from '../change/change.ts'
import { personName } from '../person-name.ts'
import { lastDayField, untilOf, type AccessWorld } from '../access/access-changes.ts'

/** The decisions on a request for longer access. */
export function requestChanges({ client, texts, proposed_last_day: proposed }: AccessWorld) {
  const { requests: words } = texts
  const needs = { needs: 'access.write' } as const
  const names = ({ user, resource }: AccessRequest) => ({
    name: personName(user),
    resource: resource.name,
  })
  return {
    approve: (one: AccessRequest) =>
      change(
        words.approve,
        names(one),
        ({ values }) => {
          const grant = {
            resource: one.resource.id,
            user: one.user.id,
            until: untilOf(values) ?? null,
          }
          // A grant that somebody has taken meanwhile is given anew.
          return one.until === null ? giveAccess(client, grant) : extendAccess(client, grant)
        },
        {
          ...needs,
          fields: [lastDayField(texts, proposed)],
        },
      ),
    refuse: (one: AccessRequest) =>
      change(
        words.refuse,
        names(one),
        ({ reason = '' }) => refuseAccessRequest(client, { id: one.id, reason }),
        {
          ...needs,
          reason: { required: words.refuse.reason({ name: personName(one.user) }) },
          isDestructive: true,
        },
      ),
  }
}
