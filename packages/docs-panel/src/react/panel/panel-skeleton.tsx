import { Skeleton } from '@vestibule/ui/skeleton'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useDocsTexts } from '../use-docs-texts.ts'

const lines = ['40%', '100%', '92%', '96%', '60%'] as const

/** Shown in place of a document that is being loaded. */
export function PanelSkeleton() {
  const { panel } = useDocsTexts()
  return (
    <div className="vb-docs-skeleton" role="status" aria-busy="true">
      <VisuallyHidden>{panel.loading}</VisuallyHidden>
      {lines.map((width, index) => (
        <Skeleton key={width} width={width} height={index === 0 ? 32 : 16} />
      ))}
    </div>
  )
}
