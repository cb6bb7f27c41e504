import { generateRecoveryCodes } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { CodesToKeep } from '@vestibule/app-kit/credentials/codes-to-keep'
import { ConfirmForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'

/** If this many recovery codes are left, or fewer, the row warns the user. */
const few = 3

export interface RecoveryCodesRowProps {
  readonly left: number
  readonly onChanged: () => void
}

/** Shows how many recovery codes are left, and lets the user make new ones. */
export function RecoveryCodesRow({ left, onChanged }: RecoveryCodesRowProps) {
  const { recoveryCodes: texts } = useAccountTexts()
  const count = texts.left({ count: left })
  return (
    <EditableRow
      label={texts.label}
      forms={[
        {
          button: { text: texts.renew, name: texts.renewLong },
          render: (close) => <NewCodes onMade={onChanged} close={close} />,
        },
      ]}
    >
      <span className="acc-row-note">
        {left > few && count}
        {left > 0 && left <= few && (
          <>
            <span className="acc-row-warning">{count}</span> {texts.few}
          </>
        )}
        {left === 0 && <span className="acc-row-warning">{texts.none}</span>}
      </span>
    </EditableRow>
  )
}

function NewCodes({ onMade, close }: { readonly onMade: () => void; readonly close: () => void }) {
  const { recoveryCodes: texts } = useAccountTexts()
  const { client } = useWorld()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined) {
    return (
      <div className="acc-edit">
        <p role="status">{texts.shown}</p>
        <CodesToKeep codes={codes} onKept={() => {}} />
        <div className="acc-edit-buttons">
          <Button size="md" onClick={close}>
            {texts.kept}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <ConfirmForm
      consequence={texts.consequence}
      submitLabel={texts.submit}
      purpose={texts.purpose}
      send={() => generateRecoveryCodes(client)}
      onDone={({ value }) => {
        setCodes(value)
        onMade()
      }}
      onCancel={close}
    />
  )
}
