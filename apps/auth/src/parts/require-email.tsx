import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths, pathTo } from '../paths.ts'
import { useHandover } from './use-handover.ts'

/** A screen that is about one address. Without it in the page's address, sign-in begins anew. */
export function RequireEmail({ children }: { children: (email: string) => ReactNode }) {
  const { email, next } = useHandover()
  return email ? children(email) : <Navigate to={pathTo(paths.start, { next })} replace />
}
