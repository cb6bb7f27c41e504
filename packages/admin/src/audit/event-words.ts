import { textOf } from '@vestibule/base/messages/texts'
import type { AuditEvent, ItemOf } from '@vestibule/api-client/contract'
import { inWords } from '../in-words.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

type Words = AdminTexts['audit']

/** What was done, in words. A newer server may send events that have no text here. */
export function eventName(event: string, { names }: Words): string {
  const known: Readonly<Record<AuditEvent, string>> = names
  return textOf(known, event) ?? inWords(event)
}

/** What was done, in words. */
export const whatOf = ({ event }: ItemOf<'listEvents'>, words: Words) => eventName(event, words)

/** The name of the person who caused the event. */
export const whoOf = ({ who }: ItemOf<'listEvents'>, words: Words) => who?.name ?? words.unknown

/** The name of the thing or person that the event concerns. */
export function onWhat(
  { event, who, whom, detail, support_code: code }: ItemOf<'listEvents'>,
  words: Words,
) {
  const about = (name: string) => {
    const value = detail[name]
    return typeof value === 'string' ? nameOfResource(value) : undefined
  }
  const [app, dataset, resource] = [about('app'), about('dataset'), about('resource')]
  const organization = about('organization')
  const person = whom !== null && whom.id !== who?.id ? whom.name : undefined
  if (resource !== undefined) {
    const subject = person ?? organization
    if (subject === undefined) return resource
    return event === 'access_taken'
      ? words.takenFrom({ what: resource, whom: subject })
      : words.to({ what: resource, whom: subject })
  }
  if (app !== undefined) return dataset === undefined ? app : words.with({ app, dataset })
  const other = dataset ?? person ?? organization ?? about('document') ?? about('eula')
  if (other !== undefined) return other
  if (about('ticket') !== undefined) return code ?? words.ticket
  if (whom !== null) return words.ownAccount
  return event === 'sign_in_failed' ? words.noAccount : '–'
}

/** The id of a resource without its kind, as in URLs. */
const nameOfResource = (id: string) => id.slice(id.indexOf(':') + 1)

/** The values before or after a change, one line each. */
export function linesOf(values: ItemOf<'listEvents'>['before']): string[] {
  return Object.entries(values ?? {}).map(
    ([name, value]) =>
      `${name}: ${typeof value === 'string' ? value : JSON.stringify(value) || '–'}`,
  )
}
