import { useDocumentTitle } from '@vestibule/app-kit/use-document-title'
import { AuthCard, AuthIntro } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { LinkButton } from '@vestibule/ui/link-button'
import { Lockup } from '@vestibule/ui/lockup'
import { PageShell } from '@vestibule/ui/page-shell'
import { Stack } from '@vestibule/ui/stack'
import { Text } from '@vestibule/ui/text'
import { useEffect, useRef } from 'react'
import type { Settings } from '../../boot/settings.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Shown when nothing else can be: it needs no router and no server. */
export function CrashScreen({ code, settings }: { code: string; settings: Settings }) {
  const texts = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { appName, providerName, homepage, appVersion } = settings
  const title = fill(texts.app.title, { heading: texts.failure.crashHeading, app: appName })
  useDocumentTitle(fill(texts.app.errorTitle, { title }))
  useEffect(() => heading.current?.focus(), [])
  return (
    <PageShell>
      <AuthCard
        brand={
          <Lockup name={appName} sub={fill(texts.app.poweredBy, { provider: providerName })} />
        }
        help={fill(texts.app.version, { version: appVersion })}
      >
        <AuthIntro
          headingRef={heading}
          title={texts.failure.crashHeading}
          lead={texts.failure.crashBody}
        />
        <Text code>{fill(texts.app.supportCode, { code })}</Text>
        <Stack direction="row" gap="xs">
          <LinkButton href={homepage}>{texts.app.home}</LinkButton>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {texts.app.refresh}
          </Button>
        </Stack>
      </AuthCard>
    </PageShell>
  )
}
