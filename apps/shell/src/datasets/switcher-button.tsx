import { AppBarButton, type AppBarButtonProps } from '@vestibule/ui/app-bar'
import { ChevronsVerticalIcon, DatasetIcon, WarningIcon } from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { forwardRef } from 'react'
import { isDatasetRefused, type PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface SwitcherButtonProps extends AppBarButtonProps {
  readonly scope: PageScope
}

/** The button of the dataset switcher: the dataset of the page, and whether the app takes it. */
export const SwitcherButton = forwardRef<HTMLButtonElement, SwitcherButtonProps>(
  ({ scope, ...props }, ref) => {
    const texts = useTexts().chrome.switcher
    const { namedDataset, listedDataset } = scope
    const isRefused = isDatasetRefused(scope)
    const Icon = isRefused ? WarningIcon : DatasetIcon
    // Until the list is there, the address is all that is known.
    const name = listedDataset?.displayName ?? (isRefused ? texts.unknown : namedDataset)
    return (
      <AppBarButton
        ref={ref}
        startIcon={<Icon size={18} />}
        endIcon={<ChevronsVerticalIcon size={18} />}
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
