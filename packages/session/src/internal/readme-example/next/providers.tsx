'use client'

import { createClient } from '@vestibule/api-client'
import { createSession } from '@vestibule/session'
import { SessionExpiry, SessionProvider } from '@vestibule/session/react'
import type { ReactNode } from 'react'
import '@vestibule/ui/styles.css'
import '@vestibule/session/styles.css'

const session = createSession({ client: createClient(), appName: 'cohort-explorer' })

export const Providers = ({ children }: { children: ReactNode }) => (
  <SessionProvider session={session}>
    <SessionExpiry />
    {children}
  </SessionProvider>
)
