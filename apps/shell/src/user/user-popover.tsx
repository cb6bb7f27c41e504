import { loadedValue } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useProfile } from '@vestibule/session/react'
import { Popover } from '@vestibule/ui/popover'
import type { ReactElement } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { dutiesOf } from './duties.ts'
import { UserPanel } from './user-panel.tsx'

/** The button of the user's menu, with the popover that contains the menu. */
export function UserPopover({ button }: { readonly button: ReactElement }) {
  const texts = useTexts().chrome.userMenu
  const { fullName } = useProfile()
  const duties = loadedValue(useRead(dutiesOf(useShell().client)))
  return (
    <Popover
      label={texts.open({ name: fullName || texts.account })}
      align="end"
      className="sh-user-popover"
      button={button}
    >
      {({ close }) => <UserPanel duties={duties} onDone={close} />}
    </Popover>
  )
}
