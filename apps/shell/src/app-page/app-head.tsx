import { DocNote } from '@vestibule/docs-panel/react'
import type { App, Dataset } from '@vestibule/session'
import { withDataset } from '@vestibule/session'
import { useRestricted } from '@vestibule/session/react'
import { Badge } from '@vestibule/ui/badge'
import { Heading } from '@vestibule/ui/heading'
import { IconButton } from '@vestibule/ui/icon-button'
import { ArrowLeftIcon, FullScreenIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { Text } from '@vestibule/ui/text'
import { appElement } from '../docs/element-id.ts'
import { fullScreenButton } from '../frame/use-full-screen.ts'
import { usePageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface AppHeadProps {
  readonly app: App
  readonly dataset: Dataset | null
}

/** The name of the app, where it is filed, and what can be done with its page. */
export function AppHead({ app, dataset }: AppHeadProps) {
  const { pages, chrome } = useTexts()
  const { isFullScreen, setFullScreen } = usePageScope()
  const isRestricted = useRestricted()
  if (isFullScreen) return <h1 className="vb-visually-hidden">{app.name}</h1>
  const place = [app.productLines[0], app.category].filter(Boolean).join(' · ')
  return (
    <div className="vb-page-head">
      <Link tone="quiet" href={dataset ? withDataset('/', dataset.id) : '/'}>
        <ArrowLeftIcon size={16} /> {pages.app.backToApps}
      </Link>
      <div className="vb-page-head-line">
        <Heading level={1} size="lg" tabIndex={-1}>
          <DocNote id={appElement(app.id)} label={app.name}>
            {app.name}
          </DocNote>
        </Heading>
        {isRestricted && <Badge tone="warning">{pages.app.restricted}</Badge>}
        <div className="vb-page-head-actions">
          <IconButton
            label={chrome.fullScreen.enter}
            icon={<FullScreenIcon />}
            onClick={() => setFullScreen(true)}
            {...fullScreenButton}
          />
        </div>
      </div>
      {place && <Text tone="muted">{place}</Text>}
    </div>
  )
}
