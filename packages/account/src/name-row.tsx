import { updateProfile } from '@vestibule/api-client'
import type { UserProfile } from '@vestibule/api-client/contract'
import { TextField } from '@vestibule/ui/text-field'
import { useToast } from '@vestibule/ui/toast'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { EditForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useDraft } from './use-draft.ts'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

export interface NameRowProps {
  readonly profile: UserProfile
  readonly onChanged: () => void
}

export function NameRow({ profile, onChanged }: NameRowProps) {
  const { overview, edit } = useAccountTexts()
  return (
    <EditableRow
      label={overview.name}
      button={{ text: edit, name: overview.editName }}
      draft={draftOf(profile)}
      renderForm={(close) => <NameForm {...{ profile, onChanged, close }} />}
    >
      {`${profile.first_name} ${profile.last_name}`}
    </EditableRow>
  )
}

const draftOf = ({ id }: UserProfile) => `name ${id}`

function NameForm({ profile, onChanged, close }: NameRowProps & { readonly close: () => void }) {
  const { overview, save, saved } = useAccountTexts()
  const { client } = useWorld()
  const toast = useToast()
  const [names, setNames] = useDraft(draftOf(profile), {
    firstName: profile.first_name,
    lastName: profile.last_name,
  })
  const { busy, problem, throttled, edited, submit } = useSubmission(
    (input: typeof names) => updateProfile(client, input),
    () => {
      toast.success(saved)
      onChanged()
      close()
    },
  )
  const refused = useFieldRefusals(problem)
  const refusals = {
    firstName: refused?.['first_name']?.[0],
    lastName: refused?.['last_name']?.[0],
  }
  const isOfField = Object.values(refusals).some((message) => message !== undefined)
  const field = (name: keyof typeof names) => ({
    value: names[name],
    readOnly: busy,
    error: refusals[name],
    size: 'md' as const,
    onChange: (event: { target: HTMLInputElement }) => {
      setNames({ ...names, [name]: event.target.value })
      edited()
    },
  })
  return (
    <EditForm
      submitLabel={save}
      busy={busy}
      disabled={throttled || Object.values(names).some((name) => name.trim() === '')}
      problem={isOfField ? undefined : problem}
      onSubmit={() => submit(names)}
      onCancel={close}
    >
      <div className="auth-edit-pair">
        <TextField
          label={overview.firstName}
          autoComplete="given-name"
          data-first-field
          {...field('firstName')}
        />
        <TextField label={overview.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
    </EditForm>
  )
}
