import { AppBarButton, type AppBarButtonProps } from '@vestibule/ui/app-bar'
import { ChevronsVerticalIcon, DatasetIcon, WarningIcon } from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { forwardRef } from 'react'
import { isDatasetRefused, type PageScope } from '../frame/page-scope.ts'
import { LateButton } from '../late/late-button.tsx'
import { useTexts } from '../texts/use-texts.ts'

/**
 * A button in the app bar that names the page's dataset. Its popover lists the datasets in which the page can be
 * opened.
 */
export function DatasetSwitcher({ scope }: { scope: PageScope }) {
  return (
    <LateButton
      button={<SwitcherButton scope={scope} />}
      popover={({ SwitcherPopover }, button) => <SwitcherPopover scope={scope} button={button} />}
    />
  )
}

interface SwitcherButtonProps extends AppBarButtonProps {
  readonly scope: PageScope
}

const SwitcherButton = forwardRef<HTMLButtonElement, SwitcherButtonProps>(
  ({ scope, ...props }, ref) => {
    const texts = useTexts().chrome.switcher
    const { namedDataset, listedDataset } = scope
    const isRefused = isDatasetRefused(scope)
    const Icon = isRefused ? WarningIcon : DatasetIcon
    // Show the id from the URL until the list of datasets has loaded and the name is known.
    const name = listedDataset?.displayName ?? (isRefused ? texts.unknown : namedDataset)
    const isKnown = namedDataset === null || listedDataset !== null || isRefused
    return (
      <AppBarButton
        ref={ref}
        startIcon={<Icon size={18} />}
        // The icon is shown only with the name. The id, which is shown before, is longer and needs its space.
        endIcon={isKnown && <ChevronsVerticalIcon size={18} />}
        {...props}
      >
        {name ?? texts.choose}
        {isRefused && listedDataset && (
          <>
            {' '}
            <VisuallyHidden>{texts.notTaken}</VisuallyHidden>
          </>
        )}
      </AppBarButton>
    )
  },
)
SwitcherButton.displayName = 'SwitcherButton'
