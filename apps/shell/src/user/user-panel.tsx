import { useProfile } from '@vestibule/session/react'
import { DeviceIcon, SupportIcon, SwitchIcon, CohortIcon } from '@vestibule/ui/icons'
import { useLocation } from 'react-router-dom'
import { supportFrom } from '../frame/support-from.ts'
import { usePageHref } from '../paths/use-page-href.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { PanelLink } from './panel-link.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { ThemePicker } from './theme-picker.tsx'
import { UserCard } from './user-card.tsx'

/** The panel of the user's menu. `onDone` closes it. */
export function UserPanel({ onDone }: { onDone: () => void }) {
  const texts = useTexts().chrome.userMenu
  const { virtualCohortsEnabled } = useShell().settings
  const { profile, isExternal } = useProfile()
  const { pathname, search, hash } = useLocation()
  const href = usePageHref()
  const here = encodeURIComponent(pathname + search + hash)
  return (
    <>
      <UserCard />
      <div className="vb-user-panel">
        <ThemePicker />
        {profile?.canImpersonate && !profile.impersonating && (
          <PanelLink
            icon={<SwitchIcon />}
            href={`/auth/impersonate/select-customer?next=${here}`}
            onClick={onDone}
          >
            {texts.switchCustomer}
          </PanelLink>
        )}
        {!isExternal && virtualCohortsEnabled && (
          <PanelLink icon={<CohortIcon />} href={href('/virtual-cohorts')} onClick={onDone}>
            {texts.virtualCohorts}
          </PanelLink>
        )}
        <PanelLink icon={<DeviceIcon />} href={href('/device')} onClick={onDone}>
          {texts.approveDevice}
        </PanelLink>
        <PanelLink icon={<SupportIcon />} href={supportFrom(pathname)} onClick={onDone}>
          {texts.support}
        </PanelLink>
        <hr className="vb-rule" />
        <SignOutButton />
      </div>
    </>
  )
}
