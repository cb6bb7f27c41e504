import type { App } from '@vestibule/session'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useTitle } from '../frame/use-title.ts'
import { useTexts } from '../texts/use-texts.ts'

/** None of the user's datasets can be used in the app. */
export function NoDataset({ app }: { app: App }) {
  const texts = useTexts().pages.noDataset
  useTitle(app.name)
  return (
    <EmptyState
      art
      level={1}
      title={texts.heading}
      actions={
        <LinkButton size="md" href="/">
          {texts.home}
        </LinkButton>
      }
    >
      {texts.text(app.name)}
    </EmptyState>
  )
}
