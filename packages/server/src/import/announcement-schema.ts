import { safeNext } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { id, name, time } from './import-fields.ts'

const detailsUrl = v.pipe(
  v.string(),
  v.check(
    (text) => (text.startsWith('/') ? safeNext(text) === text : isWebAddress(text)),
    'must be a path of the platform, or an address that begins with https://',
  ),
)

export const announcement = v.pipe(
  v.strictObject({
    /**
     * The announcement's id. A user who hides an announcement does not see it again under this id: to show it to
     * everybody again, give it a new id.
     */
    id,
    text: name,
    details_url: v.nullish(detailsUrl, null),
    from: time,
    until: time,
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => Date.parse(from) < Date.parse(until),
      'must be later than "from"',
    ),
    ['until'],
  ),
)

function isWebAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text)
}
