import { Alert } from '@vestibule/ui/alert'
import { useEffect } from 'react'
import type { FlowTexts } from '../../texts/texts.ts'

export interface OrganizationNoticeProps {
  readonly error: string
  readonly texts: FlowTexts['organization']
}

/**
 * Explains why the organisation's own sign-in led back here. Shows nothing for an unknown value, because anyone can
 * write an address.
 */
export default function OrganizationNotice({ error, texts }: OrganizationNoticeProps) {
  // The failure belongs to the attempt that led here, not to a bookmark of the page or to the next time it is loaded.
  useEffect(() => {
    const address = new URL(window.location.href)
    address.searchParams.delete('error')
    window.history.replaceState(window.history.state, '', address)
  }, [])
  const words = Object.entries(texts.errors).find(([code]) => code === error)?.[1]
  return (
    words !== undefined && (
      <Alert tone="danger" role="alert">
        {words}
      </Alert>
    )
  )
}
