import { Button } from '@vestibule/ui/button'
import { useStartTexts } from '../../texts/use-start-texts.ts'
import { ScreenLoader } from '../screen/screen-loader.tsx'

/** Shown if the app, or a part of its code, could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { app, failure } = useStartTexts()
  return (
    <ScreenLoader
      status="error"
      texts={{ error: failure.loadHeading }}
      description={failure.loadBody}
      action={<Button onClick={onRetry}>{app.retry}</Button>}
    />
  )
}
