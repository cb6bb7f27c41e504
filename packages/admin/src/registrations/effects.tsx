import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { KeyIcon, LockIcon, MailIcon } from '@vestibule/ui/icons'
import type { Named } from '../list/sources.ts'
import { useCall } from '../use-call.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import './effects.css'

interface EffectsProps {
  readonly registration: ItemOf<'listRegistrations'>
  /** The organisation that the account would belong to. Null if none is chosen yet. */
  readonly organization: Named | null
}

/** Lists what happens when the administrator approves the registration. */
export function Effects({ registration, organization }: EffectsProps) {
  const words = useAdminTexts().registrations.approve
  const { email, first_name: first, sign_in_method: method } = registration
  const way = method === 'email_otp_and_authenticator_based' ? 'authenticator' : 'password'
  return (
    <ul className="adm-effects">
      <li>
        <MailIcon size={16} />
        {words.mail({ address: email })}
      </li>
      <li>
        <KeyIcon size={16} />
        {organization === null ? words.chooseFirst : <Reached organization={organization} />}
      </li>
      <li>
        <LockIcon size={16} />
        {words.firstSignIn[way]({ firstName: first || email })}
      </li>
    </ul>
  )
}

function Reached({ organization: { id, name } }: { organization: Named }) {
  const words = useAdminTexts().registrations.approve
  const { state } = useCall(`organization ${id}`, (client) =>
    adminOf(client).getOrganization({ organizationId: id }),
  )
  return state.status === 'loaded'
    ? words.reachedCounted({ n: state.value.grants, organization: name })
    : words.reached({ organization: name })
}
