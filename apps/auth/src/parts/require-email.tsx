import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'

/** Renders a screen that needs an e-mail address. If the URL has none, it leads to the start. */
export function RequireEmail({ children }: { children: (email: string) => ReactNode }) {
  const { email, next } = useHandover()
  return email ? children(email) : <Navigate to={pathTo(paths.start, { next })} replace />
}
