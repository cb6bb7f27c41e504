import { CrashBoundary } from '@vestibule/app-kit/crash-boundary'
import { versionWords } from '@vestibule/app-kit/settings'
import { whenIdle } from '@vestibule/base/when-idle'
import { NetworkBanner, preloadSessionExpiry, SessionExpiry } from '@vestibule/session/react'
import { Section } from '@vestibule/ui/section'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Link } from '@vestibule/ui/link'
import { CrashScreen } from '../errors/crash-screen.tsx'
import { useLinksOffline } from '../connection/use-connection.ts'
import { useRetryOnline } from '../connection/use-connection.ts'
import { DocumentationButton } from '../docs/documentation-button.tsx'
import { useLateCode } from '../late/use-late.ts'
import { useShell } from '../shell.ts'
import { LanguageChoice } from '../user/language-choice.tsx'
import { ImpersonationBanner } from '../user/impersonation-banner.tsx'
import { useLockCover } from '../lock/use-lock-cover.tsx'
import { AppHeader } from './app-header.tsx'
import { PageLoading } from './page-loading.tsx'
import { useFrameScope, type PageScope } from './page-scope.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { supportFrom } from './support-from.ts'

/** What is around every page: app bar, banners and footer. */
export function Frame() {
  const { client, reportError } = useShell()
  const late = useLateCode()
  const texts = useTexts()
  const { pathname } = useLocation()
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null)
  const scope = useFrameScope(barSlot)
  const lockCover = useLockCover()
  useNavigationFocus('main')
  useRetryOnline(scope)
  useLinksOffline()
  useEffect(() => {
    const fetch = async () => {
      // Load the dialogs about the end of the session ahead: when the session ends, the network may be down.
      void preloadSessionExpiry()
      const code = await late.load()
      // Load ahead what the user's roles allow. If it came after the user menu was opened, the menu would grow.
      if (code.status === 'loaded') void code.value.dutiesOf(client).load()
    }
    return whenIdle(() => void fetch(), { timeout: 2000 })
  }, [client, late])
  return (
    <>
      <div className="sh-frame-top">
        <AppHeader scope={scope} slotRef={setBarSlot} />
        <ImpersonationBanner />
        <SessionExpiry texts={texts.session} locked={lockCover} />
        <NetworkBanner texts={texts.session} />
      </div>
      <Section
        as="main"
        id="main"
        tabIndex={-1}
        className="sh-frame-main"
        data-full-screen={scope.isFullScreen || undefined}
      >
        <CrashBoundary report={reportError} resetKey={pathname} Fallback={CrashScreen}>
          <Suspense fallback={<PageLoading />}>
            <Outlet context={scope} />
          </Suspense>
        </CrashBoundary>
      </Section>
      {!scope.isFullScreen && <Footer scope={scope} />}
    </>
  )
}

/**
 * The footer: the version, the link to support and the choice of language; on a narrow page also the buttons that do
 * not fit into the app bar.
 */
function Footer({ scope }: { scope: PageScope }) {
  const texts = useTexts().chrome
  const { pathname } = useLocation()
  const { platformName, appVersion, languages } = useShell().settings
  return (
    <Section>
      <footer className="sh-footer">
        <span>{`${platformName} ${versionWords(appVersion)}`.trim()}</span>
        <span className="sh-footer-links">
          <ShareButton kind="words" />
          <Link tone="quiet" href={supportFrom(pathname)}>
            {texts.support}
          </Link>
          <DocumentationButton kind="words" scope={scope} />
          {languages.length > 1 && <LanguageChoice languages={languages} />}
        </span>
      </footer>
    </Section>
  )
}
