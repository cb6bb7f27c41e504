import { AdminApp } from '@vestibule/admin/admin-app'
import { useProfile } from '@vestibule/session/react'
import { useMemo } from 'react'
import { NotFound } from '../pages/not-found.tsx'
import { useShell } from '../shell.ts'

/** Fetches the code of administration, so that it is shown without a fallback. */
export const preload = (): Promise<void> => AdminApp.preload()

/** `/admin/`: administration, which is a package of its own. */
export default function AdministrationPage() {
  const { client, session, settings, leave } = useShell()
  const canActFor = useProfile().profile?.canImpersonate ?? false
  const services = useMemo(
    () => ({
      client,
      clock: session.clock,
      languages: settings.languages,
      canActFor,
      registerUnsavedWork: session.registerUnsavedWork,
      leave,
    }),
    [client, session, settings, canActFor, leave],
  )
  return <AdminApp services={services} notFound={<NotFound />} />
}
