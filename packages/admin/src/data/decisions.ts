import type { ApiError, Client } from '@vestibule/api-client'
import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { lastDayField, untilOf } from '../access/access-changes.ts'
import { change, type ChangeField } from '../change/change.ts'
import { mapPage, type Source } from '../list/sources.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

interface World {
  readonly client: Client
  readonly texts: AdminTexts
  readonly proposed_last_day: string | null
  readonly now: number
}

/** A field for a text that the user writes about a request. `id`: the name of the field in the server's errors. */
export const writtenField = (label: string, id = 'text'): ChangeField => ({
  id,
  label,
  value: '',
  most: 2000,
})

/** The decisions that a data steward can make on a request. */
export function decisionsOn(
  request: ValueFrom<'getDataRequest'>,
  { client, texts, proposed_last_day, now }: World,
) {
  const { approve, ask, refuse } = texts.data
  const { id, last_day: asked, approvals } = request
  const named = { name: personName(request.user), resource: request.resource.name }
  const isAllowed = request.can_decide
  const failed = ({ info }: ApiError) => {
    const { by, at } = info?.changed ?? {}
    return by && at ? texts.data.decidedMeanwhile({ name: by, when: texts.moment(at, now) }) : null
  }
  // To the second approver, propose the last day that the first approver has chosen.
  const proposed = approvals.given > 0 ? request.granted_last_day : (asked ?? proposed_last_day)
  const whom = request.colleagues.length > 0 ? 'group' : 'person'
  const isLast = approvals.given + 1 >= approvals.needed
  return {
    approve: change(
      { ...approve, text: isLast ? approve.text({ ...named, whom }) : approve.first },
      named,
      async ({ values }) => {
        const outcome = await dataOf(client).approveDataRequest({
          requestId: id,
          until: untilOf(values) ?? null,
        })
        return outcome.kind === 'approved' ? { kind: 'changed' } : outcome
      },
      { fields: [lastDayField(texts, proposed)], isAllowed, failed },
    ),
    ask: change(
      ask,
      named,
      ({ values }) =>
        dataOf(client).returnDataRequest({ requestId: id, text: values['text'] ?? '' }),
      {
        fields: [writtenField(ask.reason(named))],
        isAllowed: isAllowed && request.state === 'submitted',
        failed,
      },
    ),
    refuse: change(
      refuse,
      named,
      ({ values }) =>
        dataOf(client).refuseDataRequest({ requestId: id, text: values['text'] ?? '' }),
      {
        fields: [writtenField(refuse.reason(named))],
        isDestructive: true,
        isAllowed,
        failed,
      },
    ),
  }
}

/** The datasets on which the user decides, for a field in which the user chooses one. */
export const stewardedDatasets = (client: Client): Source => ({
  async load(q) {
    const found = await dataOf(client).listStewardedDatasets({ q: q || undefined, limit: 50 })
    return mapPage(found, ({ id, name, partner }) => ({
      id,
      name,
      ...(partner && { detail: partner.name }),
    }))
  },
  async nameOf(id) {
    const found = await dataOf(client).listStewardedDatasets({ q: id, limit: 50 })
    return 'value' in found ? (found.value.items.find((one) => one.id === id)?.name ?? null) : null
  },
})

/**
 * The change with which a data steward opens a dataset to a person who has not asked for it. `resource`: the id of the
 * dataset; undefined: the data steward chooses a dataset in the dialog.
 */
export function giveAccessTo(
  resource: string | undefined,
  { client, texts, proposed_last_day }: World,
) {
  const { give, people } = texts.data
  const source = stewardedDatasets(client)
  return change(
    give,
    {},
    ({ chosen, values, reason = '' }) =>
      dataOf(client).giveDataAccess({
        datasetId: chosen || (resource ?? ''),
        user: values['user'] ?? '',
        until: untilOf(values) ?? null,
        reason,
      }),
    {
      fields: [
        { id: 'user', label: give.address, value: '', type: 'email' },
        lastDayField(texts, proposed_last_day),
      ],
      reason: { required: give.reason },
      ...(resource === undefined && {
        choice: {
          id: 'dataset',
          label: people.dataset,
          find: people.findDataset,
          load: source.load,
        },
      }),
    },
  )
}

/** The changes that a data steward can make to the access of a person. */
export function changesOfGrant(
  { resource, user, last_day }: ItemOf<'listGrants'>,
  { client, texts }: World,
) {
  const { extend, end } = texts.data
  if (user === null) return null
  const named = { name: personName(user), resource: resource.name }
  const grant = { datasetId: resource.id, user: user.id }
  return {
    extend: change(
      extend,
      named,
      ({ values, reason = '' }) =>
        dataOf(client).extendDataAccess({ ...grant, until: untilOf(values) ?? null, reason }),
      { fields: [lastDayField(texts, last_day)], reason: { required: texts.data.give.reason } },
    ),
    end: change(
      end,
      named,
      ({ reason = '' }) => dataOf(client).endDataAccess({ ...grant, reason }),
      {
        reason: { required: end.reason(named) },
        isDestructive: true,
      },
    ),
  }
}
