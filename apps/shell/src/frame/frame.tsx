import { fetchPart } from '@vestibule/api-client'
import { CrashBoundary } from '@vestibule/app-kit/crash-boundary'
import { ConnectionBanner } from '@vestibule/session/react'
import { Section } from '@vestibule/ui/section'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { CrashScreen } from '../errors/crash-screen.tsx'
import { useLinksOffline } from '../connection/use-links-offline.ts'
import { useRetryOnline } from '../connection/use-retry-online.ts'
import { whenIdle } from '../deferred/when-idle.ts'
import { useShell } from '../shell.ts'
import { ImpersonationBanner } from '../user/impersonation-banner.tsx'
import { AppHeader } from './app-header.tsx'
import { Footer } from './footer.tsx'
import { PageLoading } from './page-loading.tsx'
import { useFrameScope } from './use-frame-scope.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'

// Nothing of it is part of the first screen: a session lasts for hours.
const SessionNotices = lazy(async () => {
  await whenIdle()
  return fetchPart(() => import('./session-notices.tsx'))
})

/** What surrounds every page: app bar, banners, footer. */
export function Frame() {
  const { reportError } = useShell()
  const { pathname } = useLocation()
  const scope = useFrameScope()
  useNavigationFocus('main')
  useRetryOnline(scope)
  useLinksOffline()
  return (
    <>
      <div className="vb-frame-top">
        <AppHeader scope={scope} />
        <ImpersonationBanner />
        <Suspense>
          <SessionNotices />
        </Suspense>
        <ConnectionBanner />
      </div>
      <Section
        as="main"
        id="main"
        tabIndex={-1}
        className="vb-frame-main"
        data-full-screen={scope.isFullScreen || undefined}
      >
        <CrashBoundary report={reportError} resetKey={pathname} Fallback={CrashScreen}>
          <Suspense fallback={<PageLoading />}>
            <Outlet context={scope} />
          </Suspense>
        </CrashBoundary>
      </Section>
      {!scope.isFullScreen && <Footer />}
    </>
  )
}
