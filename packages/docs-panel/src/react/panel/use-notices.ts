import { useToast } from '@vestibule/ui/toast'
import { useEffect } from 'react'
import type { Notice } from '../../core/panel-writes.ts'
import type { UseDocsPanel } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'

/** How long a notice is shown, in milliseconds. */
const noticeDuration = 6000

const tones = {
  saved: 'success',
  deleted: 'success',
  saveFailed: 'error',
  deleteFailed: 'error',
} as const satisfies Record<Notice, string>

/** Tells what became of a save or delete in a toast. */
export function useNotices({ onNotice }: UseDocsPanel) {
  const toast = useToast()
  const { notices } = useDocsTexts()
  useEffect(
    () =>
      onNotice((notice) => {
        toast[tones[notice]](notices[notice], { duration: noticeDuration, id: 'vestibule.docs' })
      }),
    [onNotice, toast, notices],
  )
}
