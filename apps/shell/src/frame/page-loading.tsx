import { PageLoading as Loading } from '@vestibule/app-kit/page/page-loading'
import { useTexts } from '../texts/use-texts.ts'

/** Shown while the code or the data of a page is loading. */
export function PageLoading() {
  return <Loading label={useTexts().chrome.loading} />
}
