import { PlatformNameContext } from '@vestibule/app-kit/page/use-title'
import { CrashBoundary } from '@vestibule/app-kit/crash-boundary'
import { SessionProvider } from '@vestibule/session/react'
import { LinkProvider } from '@vestibule/ui/link'
import { LiveRegion } from '@vestibule/ui/live-region'
import { UiTextsProvider } from '@vestibule/ui/texts'
import { ThemeProvider } from '@vestibule/ui/theme'
import { ToastProvider } from '@vestibule/ui/toast'
import { BrowserRouter } from 'react-router-dom'
import { useStore } from 'zustand'
import { themeInForce } from './boot/theme-choice.ts'
import { Documentation } from './docs/documentation.tsx'
import { CrashScreen } from './errors/crash-screen.tsx'
import { SignedIn } from './frame/signed-in.tsx'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import type { LateCode } from './late/late-code.ts'
import { LateContext } from './late/use-late.ts'
import { ShellRoutes } from './routes.tsx'
import { ShellContext, type Shell } from './shell.ts'
import type { ShellTexts } from './texts/shell-texts.ts'
import { TextsContext } from './texts/use-texts.ts'

export interface AppProps {
  readonly shell: Shell
  readonly late: LateCode
  readonly texts: ShellTexts
}

/** The whole shell: the providers of its services, and its routes. */
export function App({ shell, late, texts }: AppProps) {
  const theme = themeInForce(useStore(shell.theme.store))
  return (
    <ShellContext value={shell}>
      <TextsContext value={texts}>
        <UiTextsProvider texts={texts.ui}>
          <ThemeProvider theme={theme} branding={shell.branding}>
            <CrashBoundary report={shell.reportError} Fallback={CrashScreen}>
              <LiveRegion>
                <ToastProvider>
                  <PlatformNameContext value={shell.settings.platformName}>
                    <BrowserRouter>
                      <LinkProvider component={RouterLink}>
                        <SessionProvider session={shell.session}>
                          <SignedIn>
                            <LateContext value={late}>
                              <Documentation>
                                <ShellRoutes />
                              </Documentation>
                            </LateContext>
                          </SignedIn>
                        </SessionProvider>
                      </LinkProvider>
                    </BrowserRouter>
                  </PlatformNameContext>
                </ToastProvider>
              </LiveRegion>
            </CrashBoundary>
          </ThemeProvider>
        </UiTextsProvider>
      </TextsContext>
    </ShellContext>
  )
}
