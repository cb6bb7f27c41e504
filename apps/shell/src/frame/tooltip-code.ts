import { createCodeRead } from '@vestibule/base/code'

/** The deferred code of tooltips. Icons that are rendered after it has loaded have their tooltip at once. */
export const tooltipCode = createCodeRead(
  async () => (await import('@vestibule/ui/tooltip')).Tooltip,
)
