import { AppBarButton, type AppBarButtonProps } from '@vestibule/ui/app-bar'
import { ChevronsVerticalIcon, DatasetIcon } from '@vestibule/ui/icons'
import { forwardRef } from 'react'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface SwitcherButtonProps extends AppBarButtonProps {
  readonly scope: PageScope
}

/** The button of the dataset switcher: the dataset of the page. */
export const SwitcherButton = forwardRef<HTMLButtonElement, SwitcherButtonProps>(
  ({ scope, ...props }, ref) => {
    const texts = useTexts().chrome.switcher
    const { dataset, namedDataset } = scope
    return (
      <AppBarButton
        ref={ref}
        startIcon={<DatasetIcon size={18} />}
        endIcon={<ChevronsVerticalIcon size={18} />}
        {...props}
      >
        {dataset?.displayName ?? (namedDataset === null ? texts.choose : texts.unknown)}
      </AppBarButton>
    )
  },
)
SwitcherButton.displayName = 'SwitcherButton'
