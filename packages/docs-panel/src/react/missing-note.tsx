import { useEffect } from 'react'
import type { MissingMarkProps } from './admin/missing-mark.tsx'
import { onDemand, useOnDemand } from './on-demand.ts'

const markCode = /* @__PURE__ */ onDemand(
  async () => (await import('./admin/missing-mark.tsx')).MissingMark,
)

/** The mark on an element without a note. Few look at coverage: its code comes when it is shown. */
export function MissingNote(props: MissingMarkProps) {
  const mark = useOnDemand(markCode)
  useEffect(() => void markCode.request(), [])
  return mark.status === 'ready' ? <mark.part {...props} /> : null
}
