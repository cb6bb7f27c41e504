import { useUnsavedWork } from '@vestibule/session/react'
import { useState } from 'react'

export function Editor({ saved }: { saved: string }) {
  const [draft, setDraft] = useState(saved)
  useUnsavedWork(draft !== saved)
  return (
    <textarea aria-label="Text" value={draft} onChange={(event) => setDraft(event.target.value)} />
  )
}
