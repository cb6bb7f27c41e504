import { createCodeRead } from '@vestibule/base/code'
import { supportsDataset } from '@vestibule/session'
import { ChevronDownIcon } from '@vestibule/ui/icons'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { DeferredButton } from '../deferred/deferred-button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { OpenWithProps } from './open-with-menu.tsx'

const code = createCodeRead(async () => (await import('./open-with-menu.tsx')).OpenWithMenu)

/** A button to open an app in another dataset, if the app does not support the page's. Renders nothing if none fits. */
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
        className="sh-open-with"
        aria-label={texts.openWithNamed({ app: offer.app.name })}
        {...props}
      >
        {texts.openWith}
        <ChevronDownIcon size={14} />
      </button>
    )
  },
)
OpenWithButton.displayName = 'OpenWithButton'
