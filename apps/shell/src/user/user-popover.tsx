import { useProfile } from '@vestibule/session/react'
import { Popover } from '@vestibule/ui/popover'
import type { Start } from '../deferred/deferred-button.tsx'
import { useStart } from '../deferred/use-start.ts'
import { useTexts } from '../texts/use-texts.ts'
import { UserButton } from './user-button.tsx'
import { UserPanel } from './user-panel.tsx'

/** The user's menu with its panel. */
export function UserPopover({ start }: { readonly start: Start }) {
  const texts = useTexts().chrome.userMenu
  const { fullName } = useProfile()
  return (
    <Popover
      label={texts.open(fullName || texts.account)}
      align="end"
      className="vb-user-popover"
      button={<UserButton ref={useStart(start)} />}
    >
      {({ close }) => <UserPanel onDone={close} />}
    </Popover>
  )
}
