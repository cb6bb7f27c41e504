import type { App, Dataset } from '@vestibule/session'
import { withDataset } from '@vestibule/session'
import { useEnvironment } from '@vestibule/session/react'
import { Badge } from '@vestibule/ui/badge'
import { IconButton } from '@vestibule/ui/icon-button'
import { FullScreenIcon } from '@vestibule/ui/icons'
import { appElement } from '../docs/element-id.ts'
import { PageHead } from '../frame/page-head.tsx'
import { fullScreenButton } from '../frame/use-full-screen.ts'
import { usePageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface AppHeadProps {
  readonly app: App
  readonly dataset: Dataset | null
}

/** The top of an app's page: name, product line and category of the app, and buttons for actions. */
export function AppHead({ app, dataset }: AppHeadProps) {
  const { pages, chrome } = useTexts()
  const { isFullScreen, setFullScreen } = usePageScope()
  const { isRestricted } = useEnvironment()
  if (isFullScreen) return <h1 className="vb-visually-hidden">{app.name}</h1>
  const place = [app.productLines[0], app.category].filter(Boolean).join(' · ')
  return (
    <PageHead
      heading={app.name}
      note={appElement(app.id)}
      lead={place}
      badge={isRestricted && <Badge tone="warning">{pages.app.restricted}</Badge>}
      back={{ href: dataset ? withDataset('/', dataset.id) : '/', label: pages.app.backToApps }}
      actions={
        <IconButton
          label={chrome.fullScreen.enter}
          icon={<FullScreenIcon />}
          onClick={() => setFullScreen(true)}
          {...fullScreenButton}
        />
      }
    />
  )
}
