import { useProfile } from '@vestibule/session/react'
import { useMemo } from 'react'
import { useShell } from '../shell.ts'

/** Returns what the pages of administration, of data stewards and for requests get from the shell. */
export function useAdminServices() {
  const { client, session, settings, leave } = useShell()
  const { profile } = useProfile()
  const userId = profile?.id
  const canActFor = profile?.canImpersonate ?? false
  return useMemo(
    () => ({
      client,
      clock: session.clock,
      userId,
      languages: settings.languages,
      canActFor,
      registerUnsavedWork: session.registerUnsavedWork,
      leave,
    }),
    [client, session, userId, settings, canActFor, leave],
  )
}
