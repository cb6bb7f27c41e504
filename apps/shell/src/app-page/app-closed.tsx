import type { App } from '@vestibule/session'
import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LockIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { useState } from 'react'
import { usePageHref } from '../paths/use-page-href.ts'
import { PremiumLock } from '../premium/premium-lock.tsx'
import { useTexts } from '../texts/use-texts.ts'

export interface AppClosedProps {
  readonly app: App
  readonly reason: 'disabled' | 'locked'
}

/** Says why the user cannot open an app: the import file has switched it off, or it is only for the premium tier. */
export function AppClosed({ app, reason }: AppClosedProps) {
  const { pages, chrome } = useTexts()
  const [isExplaining, setExplaining] = useState(reason === 'locked')
  return (
    <>
      <EmptyState
        art
        level={1}
        title={reason === 'locked' ? chrome.lock.title : pages.app.unavailableHeading}
        actions={
          <>
            {reason === 'locked' && (
              <Button
                size="md"
                startIcon={<LockIcon size={18} />}
                onClick={() => setExplaining(true)}
              >
                {chrome.lock.explain}
              </Button>
            )}
            <LinkButton variant="secondary" size="md" href={usePageHref()('/')}>
              {pages.app.backToApps}
            </LinkButton>
          </>
        }
      >
        {reason === 'locked'
          ? chrome.lock.namedText({ part: app.name })
          : pages.app.disabled({ app: app.name })}
      </EmptyState>
      {isExplaining && <PremiumLock feature={app.name} onClose={() => setExplaining(false)} />}
    </>
  )
}
