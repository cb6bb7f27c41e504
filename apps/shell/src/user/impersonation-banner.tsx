import { safeNext, stopImpersonating } from '@vestibule/api-client'
import { useProfile } from '@vestibule/session/react'
import { Banner } from '@vestibule/ui/banner'
import { Button } from '@vestibule/ui/button'
import { UsersIcon } from '@vestibule/ui/icons'
import { useToast } from '@vestibule/ui/toast'
import { useState } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Says for which customer the user, a member of staff, acts, with a button that stops it. */
export function ImpersonationBanner() {
  const texts = useTexts().chrome.impersonation
  const { client, leave } = useShell()
  const { profile, fullName } = useProfile()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const customer = profile?.impersonating
  if (!customer) return null

  const stop = async () => {
    setBusy(true)
    const outcome = await stopImpersonating(client)
    if (outcome.kind === 'stopped') return leave(safeNext(outcome.redirectUrl))
    // `conflict`: the user has stopped acting for the customer in another tab. Load the home page, which shows that.
    if (outcome.kind === 'conflict') return leave('/')
    setBusy(false)
    toast.error(outcome.error.userMessage ?? texts.stopFailed)
  }
  return (
    <Banner
      solid
      icon={<UsersIcon size={18} />}
      action={
        <Button variant="link" size="sm" loading={busy} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      }
    >
      {fullName
        ? texts.actingAs({ customer: <strong>{customer.name}</strong>, name: fullName })
        : texts.acting({ customer: <strong>{customer.name}</strong> })}
    </Banner>
  )
}
