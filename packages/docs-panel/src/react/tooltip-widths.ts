import type { TooltipProps } from '@vestibule/ui/tooltip'
import type { NoteWidth } from '../core/document-draft.ts'

/** The width of a tooltip in the words of the design system, by that of the contract. */
export const tooltipWidths = {
  default: 'sm',
  medium: 'md',
  large: 'lg',
  'No Wrap': 'nowrap',
} as const satisfies Record<NoteWidth, TooltipProps['width']>
