import { messages as credentials } from '@vestibule/app-kit/credentials/texts/credentials.en'
import { createRichTexts } from '@vestibule/base/react/rich-texts'
import { messages as flows } from '../texts/flows.en.ts'
import * as start from '../texts/start.en.ts'
import { startTextsOf, type Texts } from '../texts/texts.ts'

/** All English texts of the app. */
export const english: Texts = {
  ...startTextsOf(start, 'en'),
  ...createRichTexts<typeof flows>(flows, 'en'),
  ...createRichTexts<typeof credentials>(credentials, 'en'),
}
