import type { Language } from '../../packages/api-client/src/contract/languages.ts'

/** Texts that are the same in English and in another language: names, and words that both have. */
const alike: Readonly<Record<Language, RegExp>> = {
  en: /^/,
  de: /^(App|Apps|Authenticator|Browser|Code|Codes|Domain|Domains|Explore|Import|Info|Position|Link|Name|Organisation|Passkey|Passkeys|Person|Premium|Problem|Support|System|Test|Text|Ticket|Tickets|Ticket \{number\}: \{subject\}|Ticket \{number\}( · \{\w+\})+|Token|Version|Version \{version\}|.*Name)$/,
  fr: /^(Action|Actions|Administration|Code|Codes|Date|Description|Document|Documentation|Explore|Info|Installation|Interactive|Invitation|Message|Messages|Notifications|Organisation|Organisations|organisation|Page|Pages|Position|Premium|Question|Questions|Session|Source|Test|Ticket|Tickets|Ticket \{number\}( · \{\w+\})+|Version|Version \{version\})$/,
  es: /^(Error|Error: \{title\}|Explore|Info|Factor|Premium|Roles|Ticket|Tickets|Ticket \{number\}: \{subject\}|Ticket \{number\}( · \{\w+\})+|Token)$/,
  ja: /^$/,
  ar: /^$/,
}

/** Texts that may be the same in all languages: keys of a keyboard, codes, and values with short words. */
const signs =
  /^(\{\w+\} in \{\w+\}|Apps in \{dataset\}|\{name\} · version \{version\}|\{n\} m?s|404|⌘|Ctrl|Alt \+ Shift \+ F|Alt Shift F)$/

export function isAlike(text: string, language: Language): boolean {
  return signs.test(text) || alike[language].test(text)
}
