import { useProfile, useSessionContext } from '@vestibule/session/react'
import { Cohort } from './cohort.tsx'

export function App() {
  const { client } = useSessionContext()
  const { profile, isExternal, isDocsAdmin, docsPartners } = useProfile()
  const user = profile && { id: profile.id, isInternal: !isExternal, isDocsAdmin, docsPartners }
  return <Cohort client={client} user={user} />
}
