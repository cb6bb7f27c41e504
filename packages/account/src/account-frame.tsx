import './account.css'
import './rows.css'
import '@vestibule/ui/skeleton.css'
import { useDocumentTitle } from '@vestibule/app-kit/use-document-title'
import { Heading } from '@vestibule/ui/heading'
import {
  ArrowLeftIcon,
  ClockIcon,
  DeviceIcon,
  KeyIcon,
  LockIcon,
  UserIcon,
} from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { Lockup } from '@vestibule/ui/lockup'
import { PageShell } from '@vestibule/ui/page-shell'
import { Text } from '@vestibule/ui/text'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { defaultSettings } from '@vestibule/app-kit/screens/auth-settings'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useScreenFocus } from '@vestibule/app-kit/screens/use-screen-focus'
import { basePath, paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { usePath } from '@vestibule/app-kit/screens/address'
import { useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import { accountPaths } from '@vestibule/app-kit/account-paths'
import { AccountProof } from './account-proof.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'

export interface AccountFrameProps {
  readonly heading: string
  readonly lead: string
  /** Whether something could not be loaded. The title of the page then says so. */
  readonly failed?: boolean
  /** Shown at the end of the heading's line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/**
 * Shared by all account pages: card, navigation, heading, title, focus, and the dialog that asks for a proof of
 * identity.
 */
export function AccountFrame({
  heading,
  lead,
  failed = false,
  action,
  children,
}: AccountFrameProps) {
  const { app } = useScreenTexts()
  const texts = useAccountTexts()
  const { settings } = useWorld()
  const { headingRef, mainRef } = useScreenFocus(heading, undefined)
  const own = texts.title({ heading })
  // The titles of these pages contain the platform's name only if one is configured.
  const isNamed = settings.appName !== defaultSettings.appName
  const title = isNamed ? app.title({ heading: own, app: settings.appName }) : own
  useDocumentTitle(failed ? app.errorTitle({ title }) : title)
  const signInHref = basePath + useSignInPath()
  return (
    <AccountProof signInHref={signInHref}>
      <PageShell width={920} className="acc-shell">
        <div className="vb-auth-card acc">
          <div className="acc-side">
            <Lockup
              className="acc-brand"
              name={texts.name}
              sub={isNamed ? settings.appName : app.poweredBy({ provider: settings.providerName })}
            />
            <AccountLinks />
            <BackToPlatform />
          </div>
          <main ref={mainRef} className="acc-main">
            <div className="acc-head">
              <div>
                <Heading ref={headingRef} level={1} size="lg" tabIndex={-1}>
                  {heading}
                </Heading>
                <Text tone="muted">{lead}</Text>
              </div>
              {action}
            </div>
            {children}
            <BackToPlatform />
          </main>
        </div>
      </PageShell>
    </AccountProof>
  )
}

/** The route of the start screen, from which the user returns to the present page after signing in. */
export function useSignInPath(): string {
  // Keep the first path: when the router goes to the start screen, `usePath` already returns the path of that screen.
  const [path] = useState(usePath())
  return pathTo(paths.start, { next: basePath + path })
}

const links = [
  { path: accountPaths.overview, page: 'overview', Icon: UserIcon },
  { path: accountPaths.security, page: 'security', Icon: LockIcon },
  { path: accountPaths.browsers, page: 'browsers', Icon: DeviceIcon },
  { path: accountPaths.tokens, page: 'tokens', Icon: KeyIcon },
  { path: accountPaths.activity, page: 'activity', Icon: ClockIcon },
] as const

function AccountLinks() {
  const texts = useAccountTexts()
  const path = usePath().replace(/\/$/, '')
  const current = useRef<HTMLAnchorElement>(null)
  // On a narrow page the links are in a line that scrolls sideways: scroll it so that the current link is visible.
  useEffect(() => {
    // The braces matter: in newer browsers `scrollIntoView` returns a promise, which an effect must not return.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <nav className="acc-links" aria-label={texts.name}>
      {links.map(({ path: to, page, Icon }) => (
        <Link
          key={to}
          ref={to === path ? current : undefined}
          href={to}
          aria-current={to === path ? 'page' : undefined}
        >
          <Icon size={18} />
          {texts[page].heading}
        </Link>
      ))}
    </nav>
  )
}

function BackToPlatform() {
  const { settings } = useWorld()
  return (
    <a className="vb-link acc-back" data-tone="quiet" href={settings.homepage}>
      <ArrowLeftIcon size={16} />
      {useAccountTexts().back}
    </a>
  )
}
