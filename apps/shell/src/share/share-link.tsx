import { CopyButton } from '@vestibule/ui/copy-button'
import { Modal } from '@vestibule/ui/modal'
import { TextField } from '@vestibule/ui/text-field'
import { useRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'

export interface ShareLinkProps {
  readonly link: string
  readonly onClose: () => void
}

/**
 * A dialog for a short link that the browser did not let the page copy. It shows the link in a field, selected, so that
 * the user can copy it.
 */
export function ShareLink({ link, onClose }: ShareLinkProps) {
  const texts = useTexts().chrome
  const field = useRef<HTMLInputElement>(null)
  return (
    <Modal
      open
      width={500}
      onClose={onClose}
      title={texts.share.heading}
      description={texts.share.manual}
      initialFocus={field}
    >
      <TextField
        ref={field}
        size="md"
        readOnly
        label={texts.share.link}
        value={link}
        onFocus={(event) => event.target.select()}
        endAdornment={
          <CopyButton content={link} source={field} texts={{ copied: texts.share.copied }} />
        }
      />
    </Modal>
  )
}
