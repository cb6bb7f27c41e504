import type { TooltipProps } from '@vestibule/ui/tooltip'
import type { NoteWidth } from '../core/document-draft.ts'

/** The widths of a tooltip in the design system, by the width that a document chooses. */
export const tooltipWidths = {
  default: 'sm',
  medium: 'md',
  large: 'lg',
  'No Wrap': 'nowrap',
} as const satisfies Record<NoteWidth, TooltipProps['width']>
