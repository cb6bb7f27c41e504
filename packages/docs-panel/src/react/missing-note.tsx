import { createCodeRead } from '@vestibule/base/code'
import { useStore } from '@vestibule/base/react/use-read'
import { useEffect } from 'react'
import type { MissingMarkProps } from './admin/missing-mark.tsx'

const markCode = /* @__PURE__ */ createCodeRead(
  async () => (await import('./admin/missing-mark.tsx')).MissingMark,
)

/**
 * The mark on an element without a note. Its code is loaded only when an admin shows such marks, because few users do
 * that.
 */
export function MissingNote(props: MissingMarkProps) {
  const mark = useStore(markCode)
  useEffect(() => void markCode.load(), [])
  return mark.status === 'loaded' ? <mark.value {...props} /> : null
}
