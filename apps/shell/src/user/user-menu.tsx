import { createCodeRead } from '@vestibule/base/code'
import { useProfile } from '@vestibule/session/react'
import { AppBarButton, type AppBarButtonProps } from '@vestibule/ui/app-bar'
import { Avatar } from '@vestibule/ui/avatar'
import { ChevronDownIcon } from '@vestibule/ui/icons'
import { forwardRef } from 'react'
import { DeferredButton } from '../deferred/deferred-button.tsx'
import { useTexts } from '../texts/use-texts.ts'

const code = createCodeRead(async () => (await import('./user-popover.tsx')).UserPopover)
const noProps = {}

/** The user's avatar and name. Its popover has the profile, the theme and signing out. */
export function UserMenu() {
  return <DeferredButton code={code} Button={UserButton} props={noProps} />
}

const UserButton = forwardRef<HTMLButtonElement, AppBarButtonProps>((props, ref) => {
  const { account } = useTexts().chrome.userMenu
  const { fullName } = useProfile()
  return (
    <AppBarButton
      ref={ref}
      variant="user"
      startIcon={<Avatar name={fullName} />}
      endIcon={<ChevronDownIcon size={16} />}
      {...props}
    >
      {fullName || account}
    </AppBarButton>
  )
})
UserButton.displayName = 'UserButton'
