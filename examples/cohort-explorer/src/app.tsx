import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { ThemeProvider } from '@vestibule/ui/theme'
import { useEffect } from 'react'
import { useCohort } from './cohort/use-cohort.ts'
import type { Screen } from './cohort/view.ts'
import { Explorer } from './explorer.tsx'
import { CrashBoundary } from './parts/crash-boundary.tsx'
import { Failure } from './parts/failure.tsx'
import type { Place } from './place/place.ts'
import { PlaceContext, usePlace } from './place/use-place.ts'
import { useTexts } from './use-texts.ts'

export interface AppProps {
  readonly place: Place
  readonly home: Screen
  readonly hasNotes?: boolean
}

/** The app, the same in the shell's frame and on a page of its own. */
export function App({ place, home, hasNotes = false }: AppProps) {
  return (
    <PlaceContext value={place}>
      <Themed home={home} hasNotes={hasNotes} />
    </PlaceContext>
  )
}

/** Applies the platform's theme, language and text direction. */
function Themed({ home, hasNotes }: Required<Omit<AppProps, 'place'>>) {
  const { state } = usePlace()
  const { texts, direction } = useTexts()
  const cohort = useCohort()
  useEffect(() => {
    Object.assign(document.documentElement, { lang: state.language, dir: direction })
  }, [state.language, direction])
  return (
    <ThemeProvider theme={state.theme}>
      {cohort.status === 'loading' && <FullScreenLoader texts={{ loading: texts.loading }} />}
      {cohort.status === 'failed' && (
        <Failure
          title={cohort.signedOut ? texts.signedOut : texts.failed}
          supportCode={cohort.supportCode}
          onRetry={cohort.retry}
        >
          {cohort.signedOut ? texts.signInAgain : texts.failedText}
        </Failure>
      )}
      {cohort.status === 'loaded' && (
        <CrashBoundary>
          <Explorer patients={cohort.patients} home={home} hasNotes={hasNotes} />
        </CrashBoundary>
      )}
    </ThemeProvider>
  )
}
