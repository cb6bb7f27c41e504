import { LinkButton } from '@vestibule/ui/link-button'
import { LockModal } from '@vestibule/ui/lock-modal'
import { Text } from '@vestibule/ui/text'
import { useLocation } from 'react-router-dom'
import { supportFrom } from '../frame/support-from.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface PremiumLockProps {
  /** Name of the part that is locked. */
  readonly feature: string
  readonly onClose: () => void
}

/** Explains to someone of the `explore` tier what is only in premium. */
export default function PremiumLock({ feature, onClose }: PremiumLockProps) {
  const texts = useTexts().chrome.lock
  const { pathname } = useLocation()
  return (
    <LockModal
      open
      tier="explore"
      onClose={onClose}
      labels={texts}
      action={
        <LinkButton size="md" href={supportFrom(pathname)}>
          {texts.contact}
        </LinkButton>
      }
    >
      <Text>{texts.named(feature)}</Text>
    </LockModal>
  )
}
