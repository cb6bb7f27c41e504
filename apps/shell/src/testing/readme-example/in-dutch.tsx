import { UiTextsProvider, type UiTexts } from '@vestibule/ui/texts'
import { uiTexts } from '@vestibule/ui/texts/en'
import type { ReactNode } from 'react'

const dutch: UiTexts = {
  ...uiTexts,
  alert: { close: 'Sluiten' },
  select: { loading: 'Laden…', empty: 'Geen resultaten' },
}

export const InDutch = ({ children }: { children: ReactNode }) => (
  <UiTextsProvider texts={dutch}>{children}</UiTextsProvider>
)
