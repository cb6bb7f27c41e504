import { useProfile } from '@vestibule/session/react'
import { AppBarButton, type AppBarButtonProps } from '@vestibule/ui/app-bar'
import { Avatar } from '@vestibule/ui/avatar'
import { ChevronDownIcon } from '@vestibule/ui/icons'
import { forwardRef } from 'react'
import { LateButton } from '../late/late-button.tsx'
import { useTexts } from '../texts/use-texts.ts'

/**
 * The button of the user's menu: avatar and name. Its popover has the profile, the theme, links to pages for the user,
 * and signing out.
 */
export function UserMenu() {
  return (
    <LateButton
      button={<UserButton />}
      popover={({ UserPopover }, button) => <UserPopover button={button} />}
    />
  )
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
