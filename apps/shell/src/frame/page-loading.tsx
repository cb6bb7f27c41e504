import { Spinner } from '@vestibule/ui/spinner'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useTexts } from '../texts/use-texts.ts'

/** Shown while the code or the data of a page is loading. */
export function PageLoading() {
  const texts = useTexts().chrome
  return (
    <div className="vb-page-loading" role="status">
      <Spinner size={24} />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  )
}
