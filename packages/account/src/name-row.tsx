import { updateProfile } from '@vestibule/api-client'
import type { UserProfile } from '@vestibule/api-client/contract'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { TextField } from '@vestibule/ui/text-field'
import { EditForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useDraft } from './use-draft.ts'
import { useEdit } from './use-edit.ts'
import { useTextFields } from './use-text-fields.ts'

export interface NameRowProps {
  readonly profile: UserProfile
  readonly onChanged: () => void
}

export function NameRow({ profile, onChanged }: NameRowProps) {
  const { overview, edit } = useAccountTexts()
  return (
    <EditableRow
      label={overview.name}
      forms={[
        {
          button: { text: edit, name: overview.editName },
          draft: draftOf(profile),
          render: (close) => <NameForm {...{ profile, onChanged, close }} />,
        },
      ]}
    >
      {`${profile.first_name} ${profile.last_name}`}
    </EditableRow>
  )
}

const draftOf = ({ id }: UserProfile) => `name ${id}`
const wireNames = { firstName: 'first_name', lastName: 'last_name' }

function NameForm({ profile, onChanged, close }: NameRowProps & { readonly close: () => void }) {
  const { overview, save, saved } = useAccountTexts()
  const { client } = useWorld()
  const [names, setNames] = useDraft(draftOf(profile), {
    firstName: profile.first_name,
    lastName: profile.last_name,
  })
  const submission = useEdit({
    send: (input: typeof names) => updateProfile(client, input),
    done: saved,
    onDone() {
      onChanged()
      close()
    },
  })
  const { field, isBlank, isOfField } = useTextFields(names, setNames, submission, wireNames)
  return (
    <EditForm
      {...{ submission, isOfField }}
      submitLabel={save}
      isIncomplete={isBlank}
      onSubmit={() => submission.submit(names)}
      onCancel={close}
    >
      <div className="acc-edit-pair">
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
