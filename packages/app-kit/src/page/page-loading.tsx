import { Spinner } from '@vestibule/ui/spinner'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import './page.css'

/** Shown while the code or the data of a page is loading. `label` tells users of screen readers. */
export function PageLoading({ label }: { readonly label: string }) {
  return (
    <div className="ak-page-loading" role="status">
      <Spinner size={24} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  )
}
