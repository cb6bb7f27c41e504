import { textsOf } from './texts.ts'
import { usePlace } from './place/use-place.ts'

/** The texts of the language in which the platform is shown. */
export function useTexts() {
  return textsOf(usePlace().state.language)
}
