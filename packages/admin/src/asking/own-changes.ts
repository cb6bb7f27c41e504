import type { Client } from '@vestibule/api-client'
import {
  answerRequest,
  requestAccess,
  withdrawRequest,
  type CatalogueEntry,
  type OwnRequest,
} from '@vestibule/api-client/data'
import { change } from '../change/change.ts'
import { writtenField } from '../data/decisions.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

interface World {
  readonly client: Client
  readonly texts: AdminTexts
}

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
      ({ values }) => answerRequest(client, { id, text: values['text'] ?? '' }),
      {
        fields: [writtenField(answer.reason)],
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
    async ({ values }) => {
      const outcome = await requestAccess(client, {
        resource: entry.id,
        purpose: values['purpose'] ?? '',
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
      fields: [
        writtenField(ask.purpose, 'purpose'),
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
