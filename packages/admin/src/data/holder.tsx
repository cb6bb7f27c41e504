import type { Named } from '../list/sources.ts'
import { personName } from '../person-name.ts'

interface HolderProps {
  readonly user:
    | (Parameters<typeof personName>[0] & { readonly organization: Pick<Named, 'name'> })
    | null
  readonly organization: Pick<Named, 'name'> | null
}

/** Shows who has an access: a person, with the organisation below, or an organisation. */
export function Holder({ user, organization }: HolderProps) {
  if (user === null) return organization?.name
  return (
    <>
      {personName(user)}
      <span className="adm-sub">{user.organization.name}</span>
    </>
  )
}
