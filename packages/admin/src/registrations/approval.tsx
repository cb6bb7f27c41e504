import { getOrganization } from '@vestibule/api-client/admin'
import type { Registration } from '@vestibule/api-client/admin'
import { Button } from '@vestibule/ui/button'
import { KeyIcon, LockIcon, MailIcon } from '@vestibule/ui/icons'
import { useEffect, useState } from 'react'
import { useServices } from '../services.ts'
import { useChangeForm } from '../change/use-change-form.tsx'
import type { Named } from '../change/choice-field.tsx'
import { useCall } from '../use-call.ts'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import './approval.css'
import { approvalOf } from './registration-changes.ts'

interface ApprovalProps {
  readonly registration: Registration
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The form that approves a request for access, shown below the request: organisation, role, and the consequences. */
export function Approval({ registration, onClose, onDone }: ApprovalProps) {
  const { client } = useServices()
  const texts = useAdminTexts()
  const [change] = useState(() =>
    approvalOf(client, texts, registration, (organization) => (
      <Effects registration={registration} organization={organization} />
    )),
  )
  const { form, button, firstField, discard } = useChangeForm(change, onDone)
  useEffect(() => firstField.current?.focus(), [firstField])
  const cancel = () => {
    discard()
    onClose()
  }
  return (
    <div
      className="vb-admin-approval"
      role="group"
      aria-label={texts.registrations.approve.title(personName(registration))}
    >
      {form}
      <div className="vb-admin-actions">
        <Button {...button} size="md" />
        <Button variant="ghost" size="md" onClick={cancel}>
          {texts.changes.cancel}
        </Button>
      </div>
    </div>
  )
}

interface EffectsProps {
  readonly registration: Registration
  /** Null if no organisation is chosen yet. */
  readonly organization: Named | null
}

function Effects({ registration, organization }: EffectsProps) {
  const words = useAdminTexts().registrations.approve
  const { email, first_name: first, sign_in_method: method } = registration
  return (
    <ul className="vb-admin-effects">
      <li>
        <MailIcon size={16} />
        {words.mail(email)}
      </li>
      <li>
        <KeyIcon size={16} />
        {organization === null ? words.chooseFirst : <Reached organization={organization} />}
      </li>
      <li>
        <LockIcon size={16} />
        {words.firstSignIn(method, first || email)}
      </li>
    </ul>
  )
}

function Reached({ organization: { id, name } }: { organization: Named }) {
  const words = useAdminTexts().registrations.approve
  const { state } = useCall(`organization ${id}`, (client) => getOrganization(client, { id }))
  return words.reached(state.status === 'loaded' ? state.value.grants : null, name)
}
