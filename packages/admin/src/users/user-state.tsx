import { CrossCircleIcon, LockIcon, MailIcon } from '@vestibule/ui/icons'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

const icons = {
  locked: { Icon: LockIcon, tone: 'warning' },
  invited: { Icon: MailIcon, tone: undefined },
  disabled: { Icon: CrossCircleIcon, tone: 'muted' },
} as const

/** The state of an account in words, with an icon only if an administrator may have to act. */
export function UserState({ state }: { state: string }) {
  const words = useAdminTexts().users.states[state] ?? state
  const known = icons[state as keyof typeof icons]
  return (
    <span className="vb-admin-state" data-tone={known ? known.tone : 'muted'}>
      {known && <known.Icon size={16} />}
      {words}
    </span>
  )
}
