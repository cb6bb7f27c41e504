import type { Language } from '@vestibule/api-client/contract'
import type { CredentialTexts } from '@vestibule/app-kit/credentials/texts/credential-texts'
import type { messages as english } from '@vestibule/app-kit/credentials/texts/credentials.en'
import { screenTextsOf, type ScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import type { messages as englishScreens } from '@vestibule/app-kit/screens/texts/screens.en'
import type { Catalogue, Messages } from '@vestibule/base/messages/texts'
import { createRichTexts } from '@vestibule/base/react/rich-texts'

/** The texts that the sign-in app provides to the account's pages. */
export interface AppTexts {
  readonly screens: ScreenTexts
  readonly credentials: CredentialTexts
}

type Load<Value> = () => Promise<{ readonly messages: Value }>

const screens: Readonly<Record<Language, Load<Catalogue<typeof englishScreens>>>> = {
  en: () => import('@vestibule/app-kit/screens/texts/screens.en'),
  de: () => import('@vestibule/app-kit/screens/texts/screens.de'),
  fr: () => import('@vestibule/app-kit/screens/texts/screens.fr'),
  es: () => import('@vestibule/app-kit/screens/texts/screens.es'),
  ja: () => import('@vestibule/app-kit/screens/texts/screens.ja'),
  ar: () => import('@vestibule/app-kit/screens/texts/screens.ar'),
}
const credentials: Readonly<Record<Language, Load<Catalogue<typeof english>>>> = {
  en: () => import('@vestibule/app-kit/credentials/texts/credentials.en'),
  de: () => import('@vestibule/app-kit/credentials/texts/credentials.de'),
  fr: () => import('@vestibule/app-kit/credentials/texts/credentials.fr'),
  es: () => import('@vestibule/app-kit/credentials/texts/credentials.es'),
  ja: () => import('@vestibule/app-kit/credentials/texts/credentials.ja'),
  ar: () => import('@vestibule/app-kit/credentials/texts/credentials.ar'),
}
const refusals: Readonly<Record<Language, Load<Messages>>> = {
  en: async () => ({ messages: {} }),
  de: () => import('@vestibule/app-kit/refusals/codes.de'),
  fr: () => import('@vestibule/app-kit/refusals/codes.fr'),
  es: () => import('@vestibule/app-kit/refusals/codes.es'),
  ja: () => import('@vestibule/app-kit/refusals/codes.ja'),
  ar: () => import('@vestibule/app-kit/refusals/codes.ar'),
}

export async function loadAppTexts(language: Language): Promise<AppTexts> {
  return {
    screens: screenTextsOf(
      (await screens[language]()).messages,
      (await refusals[language]()).messages,
      language,
    ),
    credentials: createRichTexts<typeof english>(
      (await credentials[language]()).messages,
      language,
    ),
  }
}
