import { Button } from '@vestibule/ui/button'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useTexts } from '../../texts/use-texts.ts'

/** In place of the app, or of a part of it, that could not be fetched. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { app, failure } = useTexts()
  return (
    <FullScreenLoader
      status="error"
      labels={{ error: failure.loadHeading }}
      message={failure.loadBody}
      action={<Button onClick={onRetry}>{app.retry}</Button>}
    />
  )
}
