import { Spinner } from '@vestibule/ui/spinner'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useTexts } from '../texts/use-texts.ts'

/** Stands for a page while its code or its data is on the way. */
export function PageLoading() {
  const texts = useTexts().chrome
  return (
    <div className="vb-page-loading" role="status">
      <Spinner size={24} />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  )
}
