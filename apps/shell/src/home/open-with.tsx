import { supportsDataset } from '@vestibule/session'
import { ChevronDownIcon } from '@vestibule/ui/icons'
import { LateButton } from '../late/late-button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { OpenWithProps } from './open-with-menu.tsx'

/**
 * A button that opens an app in another dataset, if the app does not support the dataset of the page. Renders nothing
 * if the app supports none of the user's datasets.
 */
export function OpenWith({ app, datasets }: OpenWithProps) {
  const texts = useTexts().home.personal
  if (!datasets.some((dataset) => supportsDataset(app, dataset))) return null
  return (
    <LateButton
      button={
        <button
          type="button"
          className="sh-open-with"
          aria-haspopup="menu"
          aria-label={texts.openWithNamed({ app: app.name })}
        >
          {texts.openWith}
          <ChevronDownIcon size={14} />
        </button>
      }
      popover={({ OpenWithMenu }, button) => (
        <OpenWithMenu app={app} datasets={datasets} button={button} />
      )}
    />
  )
}
