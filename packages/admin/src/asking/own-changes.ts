import type { ApiError, Client } from '@vestibule/api-client'
import { dataOf } from '@vestibule/api-client/data'
import { type ItemOf, isOpenRequest } from '@vestibule/api-client/contract'
import { change, type ChangeOutcome } from '../change/change.ts'
import { writtenField } from '../data/decisions.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

interface World {
  readonly client: Client
  readonly texts: AdminTexts
}

/**
 * Marks an outcome as outdated if the server's refusal shows that the page no longer shows the current state. The page
 * is then loaded again.
 */
function markOutdated(outcome: ChangeOutcome): ChangeOutcome {
  const code = 'error' in outcome ? outcome.error.code : null
  return code === 'conflict' || code === 'not_found' ? { ...outcome, isOutdated: true } : outcome
}

/**
 * Splits a text with addresses at white space, commas and semicolons, including those of Arabic, Japanese and Chinese
 * keyboards.
 */
const listed = (addresses: string) => addresses.split(/[\s,;،؛、，；]+/).filter(Boolean)

/** The changes that users can make to a request of their own. */
export function changesOfOwn(request: ItemOf<'listOwnRequests'>, { client, texts }: World) {
  const { answer, withdraw } = texts.asking
  const { id, state } = request
  const named = { number: String(request.number), resource: request.resource.name }
  return {
    answer: change(
      answer,
      named,
      async ({ values }) =>
        markOutdated(
          await dataOf(client).answerRequest({ requestId: id, text: values['text'] ?? '' }),
        ),
      {
        fields: [writtenField(answer.reason)],
        keptAs: `answer ${id}`,
        isAllowed: state === 'returned' && !request.is_colleague,
      },
    ),
    withdraw: change(
      withdraw,
      named,
      async () => markOutdated(await dataOf(client).withdrawRequest({ requestId: id })),
      {
        isDestructive: true,
        isAllowed: isOpenRequest(state) && !request.is_colleague,
      },
    ),
  }
}

/** The change with which the user asks for a dataset of the catalogue. */
export function askFor(entry: ItemOf<'listCatalogue'>, { client, texts }: World) {
  const { ask } = texts.asking
  const terms = entry.terms.map(({ name }) => name)
  return change(
    ask,
    { resource: entry.display_name },
    async ({ values }) => {
      const outcome = await dataOf(client).requestAccess({
        resource: entry.id,
        purpose: values['purpose'] ?? '',
        project: values['project'] || null,
        until: values['until'] || null,
        colleagues: listed(values['colleagues'] ?? ''),
      })
      return outcome.kind === 'requested' ? { kind: 'changed' } : markOutdated(outcome)
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
          ...writtenField(ask.colleagues, 'colleagues'),
          description: ask.colleaguesHint,
          isOptional: true,
        },
      ],
      keptAs: `ask ${entry.id}`,
      isAllowed: !entry.open && entry.request === null,
      failed({ code, info }: ApiError) {
        if (info?.reason === 'has_it') return ask.isOpen
        if (info?.reason === 'request_open') return ask.isAsked
        return code === 'not_found' ? ask.isGone : null
      },
    },
  )
}
