import { useNetworkStatus, useSession } from '@vestibule/session/react'
import { Button } from '@vestibule/ui/button'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { RefreshIcon } from '@vestibule/ui/icons'
import { Text } from '@vestibule/ui/text'
import { useState } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Shown if it could not be found out who is signed in, so that no page can be shown. */
export function StartFailed({ isRetrying }: { isRetrying: boolean }) {
  const { chrome, pages } = useTexts()
  const { reportError } = useShell()
  const { check } = useSession()
  const { isOnline } = useNetworkStatus()
  const [supportCode] = useState(() =>
    reportError(new Error('The session could not be asked for at the start')),
  )
  return (
    <FullScreenLoader
      status="error"
      texts={{ error: isOnline ? undefined : chrome.connection.offline }}
      description={chrome.startFailed}
      action={
        <>
          <Button
            size="md"
            startIcon={<RefreshIcon size={18} />}
            loading={isRetrying}
            onClick={check}
          >
            {chrome.retry}
          </Button>
          {isOnline && (
            <Text size="xs" tone="muted" code>
              {pages.crash.supportCode({ code: supportCode })}
            </Text>
          )}
        </>
      }
    />
  )
}
