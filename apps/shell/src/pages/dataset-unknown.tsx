import { LinkButton } from '@vestibule/ui/link-button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { withoutDataset } from '@vestibule/session'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../texts/use-texts.ts'

/** The address names a dataset that is not in the user's list. */
export function DatasetUnknown({ id }: { id: string }) {
  const texts = useTexts().pages.datasetUnknown
  const { pathname } = useLocation()
  return (
    <EmptyState
      art
      level={1}
      title={texts.heading}
      actions={
        <LinkButton size="md" href={withoutDataset(pathname)}>
          {texts.leave}
        </LinkButton>
      }
    >
      {texts.text(id)}
    </EmptyState>
  )
}
