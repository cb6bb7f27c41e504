import type { Language } from '@vestibule/api-client/contract'
import { expect, it } from 'vitest'
import { checkCatalogues, loadIn } from '@vestibule/app-kit/testing/check-catalogues'
import { loadAdminTexts } from './load-admin-texts.ts'

/** Texts that may be the same in a language and in English: names, symbols, and words that both languages have. */
const alike: Partial<Record<Language, RegExp>> = {
  de: /^(App|Apps|Code|Codes|Domain|Domains|Import|Name|Passkey|Passkeys|Person|Premium|Problem|Explore|Organisation|Support|Ticket|Tickets|Test|Text|Token|Browser|Authenticator|.*Name)$/,
  es: /^(Explore|Factor|Premium|Roles|Ticket|Tickets|Token)$/,
  ar: /^$/,
  ja: /^$/,
  fr: /^(Administration|organisation|Actions|Code|Codes|Date|Document|Explore|Federation|Invitation|Message|Messages|Organisation|Organisations|Page|Premium|Question|Session|Source|Test|Ticket|Tickets)$/,
}

checkCatalogues('the texts of administration', { load: loadAdminTexts, alike })

it.each(Object.keys(alike) as Language[])(
  'the words of each event are in the language of the page: %s',
  async (language) => {
    const { audit, sections } = await loadIn(language, loadAdminTexts)
    expect(audit.names['signed_in']).not.toBe('Signed in')
    expect(sections.overview).not.toBe('Overview')
  },
)
