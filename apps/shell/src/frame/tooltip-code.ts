import { createCodeRead } from '@vestibule/base/code'

/** The code of the tooltips. An icon that is drawn once it has come has its tooltip from the beginning. */
export const tooltipCode = createCodeRead(
  async () => (await import('@vestibule/ui/tooltip')).Tooltip,
)
