import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')
const sessions = (n: number) => plural(n, { one: '{n} Sitzung', other: '{n} Sitzungen' })

export const sessionTexts: AdminTexts['sessions'] = {
  heading: 'Sitzungen',
  lead: (total) =>
    `${total === undefined ? '' : `${sessions(total)}. `}Wo Personen jetzt angemeldet sind.`,
  count: sessions,
  until: 'Bis',
  own: 'Sie',
  actingFor: (organization) => `Handelt für ${organization}`,
  empty: {
    heading: 'Niemand ist angemeldet',
    text: 'Eine Sitzung erscheint hier, sobald sich jemand anmeldet.',
  },
}
