import { textOf } from '@vestibule/base/messages/texts'
import { CrossCircleIcon, LockIcon, MailIcon } from '@vestibule/ui/icons'
import { State } from '../state.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

const looks = {
  locked: { icon: LockIcon, tone: 'warning' },
  invited: { icon: MailIcon, tone: undefined },
  disabled: { icon: CrossCircleIcon, tone: 'muted' },
} as const

/** The state of an account in words. Locked, invited and disabled accounts also have an icon. */
export function UserState({ state }: { state: string }) {
  const words = textOf(useAdminTexts().users.states, state) ?? state
  return <State {...(looks[state as keyof typeof looks] ?? { tone: 'muted' })}>{words}</State>
}
