import { createCodeRead } from '@vestibule/base/code'
import { supportsDataset, type App, type Dataset } from '@vestibule/session'
import { ChevronDownIcon } from '@vestibule/ui/icons'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { DeferredButton } from '../deferred/deferred-button.tsx'
import { useTexts } from '../texts/use-texts.ts'

const code = createCodeRead(async () => (await import('./open-with-menu.tsx')).OpenWithMenu)

export interface OpenWithProps {
  readonly app: App
  /** Those of the user. */
  readonly datasets: readonly Dataset[]
}

/** Opens an app that does not take the dataset of the page with another one. Absent if none fits. */
export function OpenWith({ app, datasets }: OpenWithProps) {
  if (!datasets.some((dataset) => supportsDataset(app, dataset))) return null
  return (
    <DeferredButton
      code={code}
      fetches="whenTouched"
      Button={OpenWithButton}
      props={{ offer: { app, datasets } }}
    />
  )
}

type OpenWithButtonProps = ComponentPropsWithoutRef<'button'> & { readonly offer: OpenWithProps }

const OpenWithButton = forwardRef<HTMLButtonElement, OpenWithButtonProps>(
  ({ offer, ...props }, ref) => {
    const texts = useTexts().home.personal
    return (
      <button
        ref={ref}
        type="button"
        className="vb-open-with"
        aria-label={texts.openWithNamed(offer.app.name)}
        {...props}
      >
        {texts.openWith}
        <ChevronDownIcon size={14} />
      </button>
    )
  },
)
OpenWithButton.displayName = 'OpenWithButton'
