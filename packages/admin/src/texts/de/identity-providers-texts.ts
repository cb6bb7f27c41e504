import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')
const providers = (n: number) => plural(n, { one: '{n} Anbieter', other: '{n} Anbieter' })

export const identityProvidersTexts: AdminTexts['identityProviders'] = {
  heading: 'Anmeldeanbieter',
  lead: (total) =>
    `${total === undefined ? '' : `${providers(total)}. `}Womit Organisationen ihre eigenen Personen anmelden.`,
  count: providers,
  search: 'Organisation, Anbieter oder Aussteller',
  columns: {
    provider: 'Anbieter',
    use: 'Nutzung',
    test: 'Letzter Test',
    people: 'Damit angemeldet',
  },
  notTested: 'Nicht getestet',
  unfinished: (when) => `Begonnen: ${when}, nicht beendet`,
  empty: {
    heading: 'Keine Organisation hat einen Anbieter',
    text: 'Er wird auf der Seite der Organisation eingerichtet.',
    organizations: 'Organisationen ansehen',
  },
}
