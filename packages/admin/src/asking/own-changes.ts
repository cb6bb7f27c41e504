import type { Client } from '@vestibule/api-client'
import {
  answerRequest,
  requestAccess,
  withdrawRequest,
  type CatalogueEntry,
  type OwnRequest,
} from '@vestibule/api-client/data'
import { change } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

interface World {
  readonly client: Client
  readonly texts: AdminTexts
}

/** Most characters of what is written about a request. */
const most = 2000

/** What somebody can do with a request of their own. */
export function changesOfOwn(request: OwnRequest, { client, texts }: World) {
  const { answer, withdraw } = texts.asking
  const { id, state } = request
  const isOpen = state === 'submitted' || state === 'returned'
  const named = { number: String(request.number), resource: request.resource.name }
  return {
    answer: change(
      answer,
      named,
      ({ reason = '' }) => answerRequest(client, { id, text: reason }),
      {
        reason: { required: answer.reason, most },
        isAllowed: state === 'returned' && !request.is_colleague,
      },
    ),
    withdraw: change(withdraw, named, () => withdrawRequest(client, { id }), {
      isDestructive: true,
      isAllowed: isOpen && !request.is_colleague,
    }),
  }
}

/** Asks for a dataset. */
export function askFor(entry: CatalogueEntry, { client, texts }: World) {
  const { ask } = texts.asking
  const terms = entry.terms.map(({ name }) => name)
  return change(
    ask,
    { resource: entry.display_name },
    async ({ reason = '', values }) => {
      const outcome = await requestAccess(client, {
        resource: entry.id,
        purpose: reason,
        project: values['project'] || null,
        until: values['until'] || null,
        colleagues: (values['colleagues'] ?? '').split(/[\s,;]+/).filter(Boolean),
      })
      return outcome.kind === 'requested' ? { kind: 'changed' } : outcome
    },
    {
      text: texts.sentences([
        ask.text,
        terms.length > 0 && ask.terms({ terms: texts.items(terms) }),
      ]),
      reason: { required: ask.purpose, most },
      fields: [
        { id: 'project', label: ask.project, value: '', isOptional: true },
        {
          id: 'until',
          label: ask.until,
          description: ask.untilHint,
          type: 'date',
          value: '',
          isOptional: true,
        },
        {
          id: 'colleagues',
          label: ask.colleagues,
          description: ask.colleaguesHint,
          value: '',
          isOptional: true,
        },
      ],
      isAllowed: !entry.open && entry.request === null,
    },
  )
}
