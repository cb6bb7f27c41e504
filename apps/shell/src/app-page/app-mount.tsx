import type { App, Dataset } from '@vestibule/session'
import { Mark } from '@vestibule/ui/mark'
import { Text } from '@vestibule/ui/text'
import { Heading } from '@vestibule/ui/heading'
import { useTexts } from '../texts/use-texts.ts'

export interface AppMountProps {
  readonly app: App
  readonly dataset: Dataset | null
  /** The part of the URL's path that follows the app's id. */
  readonly path: string
}

/**
 * The element into which a deployment mounts the app. Its data attributes name the app, the dataset
 * and the path within the app.
 */
export function AppMount({ app, dataset, path }: AppMountProps) {
  const texts = useTexts().pages.app
  return (
    <section
      className="sh-app-mount"
      aria-label={app.name}
      data-app={app.id}
      data-dataset={dataset?.id}
      data-path={path}
    >
      <Mark size={32} />
      <Heading level={2} size="sm">
        {texts.mountHeading({ app: app.name })}
      </Heading>
      <Text tone="muted">{texts.mountText({ path })}</Text>
    </section>
  )
}
