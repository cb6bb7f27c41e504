import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'

/** Renders a screen that needs a mail address. If the URL has none, it sends the user to the start screen. */
export function RequireEmail({ children }: { children: (email: string) => ReactNode }) {
  const { email, next } = useHandover()
  return email ? children(email) : <Navigate to={pathTo(paths.start, { next })} replace />
}
