import { createShortUrl } from '@vestibule/api-client'
import { useToast } from '@vestibule/ui/toast'
import { useState } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface Share {
  readonly isBusy: boolean
  /** Creates a short link to the page and copies it. */
  readonly share: () => Promise<void>
  /** The link, if the browser did not allow the page to copy it; otherwise null. */
  readonly uncopied: string | null
  readonly done: () => void
}

/** Returns what a button needs that shares the page by a short link. */
export function useShare(): Share {
  const texts = useTexts().chrome
  const { client } = useShell()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [uncopied, setUncopied] = useState<string | null>(null)

  const share = async () => {
    setBusy(true)
    const outcome = await createShortUrl(client, { url: window.location.href })
    setBusy(false)
    if (outcome.kind !== 'created') {
      toast.error(outcome.error.userMessage ?? texts.share.failed, { id: 'share' })
      return
    }
    const link = new URL(outcome.shortUrl, window.location.origin).href
    try {
      await navigator.clipboard.writeText(link)
      toast.success(texts.share.copied, { id: 'share' })
    } catch {
      setUncopied(link)
    }
  }
  return { isBusy, share, uncopied, done: () => setUncopied(null) }
}
