import { EmptyState } from '@vestibule/ui/empty-state'
import { ExternalLinkIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { useTexts } from '../texts/use-texts.ts'

/** Shown if tickets are kept in another system: a link to that system. */
export function ExternalSupport({ url }: { url: string | null }) {
  const texts = useTexts().pages.support
  const address = webAddress(url)
  return (
    <EmptyState
      title={texts.externalHeading}
      actions={
        address && (
          <LinkButton
            size="md"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<ExternalLinkIcon size={18} />}
          >
            {texts.externalOpen}
          </LinkButton>
        )
      }
    >
      {address ? texts.externalText : texts.externalMissing}
    </EmptyState>
  )
}

/**
 * Returns the URL if it is safe to open, because it is that of a web page or a mail address and not a script. Otherwise
 * null.
 */
function webAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null
  return ['https:', 'http:', 'mailto:'].includes(new URL(url).protocol) ? url : null
}
