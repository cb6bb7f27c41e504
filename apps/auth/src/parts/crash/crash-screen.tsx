import { DeadEnd } from '@vestibule/app-kit/dead-end'
import { versionWords } from '@vestibule/app-kit/settings'
import { useDocumentTitle } from '@vestibule/app-kit/use-document-title'
import { AuthCard } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { LinkButton } from '@vestibule/ui/link-button'
import { Lockup } from '@vestibule/ui/lockup'
import { PageShell } from '@vestibule/ui/page-shell'
import { useEffect, useRef } from 'react'
import type { Settings } from '@vestibule/app-kit/screens/auth-settings'
import { useStartTexts } from '../../texts/use-start-texts.ts'

/** The screen after a crash. It uses neither the router nor the server, because these may have caused the crash. */
export function CrashScreen({ code, settings }: { code: string; settings: Settings }) {
  const texts = useStartTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { appName, providerName, homepage, appVersion } = settings
  const version = versionWords(appVersion)
  const title = texts.app.title({ heading: texts.failure.crashHeading, app: appName })
  useDocumentTitle(texts.app.errorTitle({ title }))
  useEffect(() => heading.current?.focus(), [])
  return (
    <PageShell>
      <AuthCard
        brand={<Lockup name={appName} sub={texts.app.poweredBy({ provider: providerName })} />}
        help={version && texts.app.version({ version })}
      >
        <DeadEnd
          heading={texts.failure.crashHeading}
          headingRef={heading}
          text={texts.failure.crashBody}
          supportCode={texts.app.supportCode({ code })}
          actions={
            <>
              <Button onClick={() => window.location.reload()}>{texts.app.refresh}</Button>
              <LinkButton variant="secondary" href={homepage}>
                {texts.app.home}
              </LinkButton>
            </>
          }
        />
      </AuthCard>
    </PageShell>
  )
}
