import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths, pathTo } from '../paths.ts'
import { useHandover } from './use-handover.ts'

/** Renders a screen that needs an e-mail address. If the URL has none, it leads to the start. */
export function RequireEmail({ children }: { children: (email: string) => ReactNode }) {
  const { email, next } = useHandover()
  return email ? children(email) : <Navigate to={pathTo(paths.start, { next })} replace />
}
