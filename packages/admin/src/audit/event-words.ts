import { textOf } from '@vestibule/base/messages/texts'
import type { AuditEvent, ItemOf } from '@vestibule/api-client/contract'
import { inWords } from '../in-words.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

type Words = AdminTexts['audit']

/**
 * The name of a kind of event in words. For an event of a newer server, which has no text here, it is made from the
 * server's name.
 */
export function eventName(event: string, { names }: Words): string {
  const known: Readonly<Record<AuditEvent, string>> = names
  return textOf(known, event) ?? inWords(event)
}

/** The name of an event in words. */
export const whatOf = ({ event }: ItemOf<'listEvents'>, words: Words) => eventName(event, words)

/** The name of the person who caused the event; if that is not known, a text that says so. */
export const whoOf = ({ who }: ItemOf<'listEvents'>, words: Words) => who?.name ?? words.unknown

/** The name of the thing or person that the event concerns; a dash if it concerns none. */
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

/** The name of a resource: its id as in URLs, without the kind before the colon. */
const nameOfResource = (id: string) => id.slice(id.indexOf(':') + 1)

/** The values before or after a change, written one per line. */
export function linesOf(values: ItemOf<'listEvents'>['before']): string[] {
  return Object.entries(values ?? {}).map(
    ([name, value]) =>
      `${name}: ${typeof value === 'string' ? value : JSON.stringify(value) || '–'}`,
  )
}
