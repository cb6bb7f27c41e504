import { LinkButton } from '@vestibule/ui/link-button'
import { LockModal } from '@vestibule/ui/lock-modal'
import { useLocation } from 'react-router-dom'
import { supportFrom } from '../frame/support-from.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface PremiumLockProps {
  /** The name of the feature that is only for the premium tier. */
  readonly feature: string
  readonly onClose: () => void
}

/** Explains to users of the `explore` tier what only the premium tier has. */
export function PremiumLock({ feature, onClose }: PremiumLockProps) {
  const texts = useTexts().chrome.lock
  const { offers } = texts
  const { pathname } = useLocation()
  return (
    <LockModal
      open
      tier="explore"
      onClose={onClose}
      texts={{ title: texts.named({ part: feature }) }}
      offers={{
        explore: [offers.explore.results, offers.explore.without({ part: feature })],
        premium: [offers.premium.tiers, feature],
      }}
      action={
        <LinkButton size="md" href={supportFrom(pathname)}>
          {texts.contact}
        </LinkButton>
      }
    />
  )
}
