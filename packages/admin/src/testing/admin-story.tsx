import '@vestibule/app-kit/reset.css'
import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { FlowState } from '@vestibule/app-kit/testing/flow-states'
import { flowStory, type Play } from '@vestibule/app-kit/testing/flow-story'
import type { UiTexts } from '@vestibule/ui/texts'
import { testAdmin, type TestAdminOptions } from './test-admin.tsx'

/** The texts of the components; undefined: their built-in English. */
const uiTexts: Readonly<Record<Language, () => Promise<UiTexts | undefined>>> = {
  en: async () => undefined,
  de: async () => (await import('@vestibule/ui/texts/de')).uiTexts,
  fr: async () => (await import('@vestibule/ui/texts/fr')).uiTexts,
  es: async () => (await import('@vestibule/ui/texts/es')).uiTexts,
  ja: async () => (await import('@vestibule/ui/texts/ja')).uiTexts,
  ar: async () => (await import('@vestibule/ui/texts/ar')).uiTexts,
}

interface AdminStory extends TestAdminOptions {
  readonly play?: Play
}

/** A story of administration at one of its URLs, with fake responses. */
export function adminStory(state: FlowState, address: string, { play, ...options }: AdminStory) {
  const make = (texts: Pick<TestAdminOptions, 'uiTexts'> | undefined) =>
    testAdmin({ ...texts, ...options }).element
  const loadTexts = async () => ({ uiTexts: await uiTexts[pageLanguage()]() })
  return flowStory({ route: 'admin', state, address, make, loadTexts, play })
}
