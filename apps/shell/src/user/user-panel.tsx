import { DocsAdminTools } from '@vestibule/docs-panel/react'
import { useProfile } from '@vestibule/session/react'
import {
  ClockIcon,
  CohortIcon,
  DeviceIcon,
  KeyIcon,
  LockIcon,
  SupportIcon,
  SwitchIcon,
  UserIcon,
} from '@vestibule/ui/icons'
import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { supportFrom } from '../frame/support-from.ts'
import { usePageHref } from '../paths/use-page-href.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Duties } from './duties.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { SlashKeySwitch } from './slash-key-switch.tsx'
import { ThemePicker } from './theme-picker.tsx'
import { UserCard } from './user-card.tsx'
import { RouterLink } from '@vestibule/app-kit/page/router-link'

interface UserPanelProps {
  /** What the user's roles allow. Absent until that is known. */
  readonly duties: Duties | null | undefined
  /** Called when the menu should close. */
  readonly onDone: () => void
}

export function UserPanel({ duties, onDone }: UserPanelProps) {
  const texts = useTexts().chrome.userMenu
  const { virtualCohortsEnabled } = useShell().settings
  const { profile, isExternal } = useProfile()
  const { pathname, search, hash } = useLocation()
  const href = usePageHref()
  const here = encodeURIComponent(pathname + search + hash)
  return (
    <>
      <UserCard />
      <div className="sh-user-panel">
        <ThemePicker />
        <SlashKeySwitch />
        <div className="sh-user-docs">
          <DocsAdminTools />
        </div>
        <PanelLink icon={<UserIcon />} href="/auth/account/" onClick={onDone}>
          {texts.yourAccount}
        </PanelLink>
        {profile?.canImpersonate && !profile.impersonating && (
          <PanelLink
            icon={<SwitchIcon />}
            href={`/auth/impersonate/select-customer?next=${here}`}
            onClick={onDone}
          >
            {texts.switchCustomer}
          </PanelLink>
        )}
        {duties?.decides && !profile?.impersonating && (
          <PanelLink icon={<LockIcon />} href="/data/" onClick={onDone}>
            {texts.dataAccess}
          </PanelLink>
        )}
        {duties?.administers && !profile?.impersonating && (
          <PanelLink icon={<KeyIcon />} href="/admin/" onClick={onDone}>
            {texts.administration}
          </PanelLink>
        )}
        {!profile?.impersonating && (
          <PanelLink icon={<ClockIcon />} href="/requests/" onClick={onDone}>
            {texts.requests}
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

interface PanelLinkProps {
  readonly icon: ReactNode
  readonly href: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function PanelLink({ icon, href, onClick, children }: PanelLinkProps) {
  return (
    <RouterLink className="vb-menu-item" href={href} onClick={onClick}>
      {icon}
      <span className="vb-menu-label">{children}</span>
    </RouterLink>
  )
}
