import '@vestibule/ui/radio-group.css'
import '@vestibule/ui/search-field.css'
import './select-customer.css'
import { searchForm, type Organization } from '@vestibule/api-client/contract'
import { AuthForm } from '@vestibule/ui/auth-card'
import { ArrowRightIcon } from '@vestibule/ui/icons'
import { RadioGroup } from '@vestibule/ui/radio-group'
import { SearchField } from '@vestibule/ui/search-field'
import { Text } from '@vestibule/ui/text'
import { useState } from 'react'
import { BusyButton } from '../../parts/busy-button.tsx'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { Reload } from '@vestibule/app-kit/problems/ways-on'
import { Screen } from '../../parts/screen/screen.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SignOutButton } from '../../parts/sign-out-button.tsx'

/** A list with more customers than this has a search field. */
const searchBeyond = 8

export interface CustomerPickerProps {
  readonly customers: readonly Organization[]
  readonly busy: boolean
  readonly problem: Problem | undefined
  /** Call it when the user makes another choice: removes the problem of the last one. */
  readonly onEdited: () => void
  readonly onPick: (id: string) => void
}

export function CustomerPicker({
  customers,
  busy,
  problem,
  onEdited,
  onPick,
}: CustomerPickerProps) {
  const texts = useTexts()
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = customers.filter(({ name }) => matches(name, sought))
  // If the search hides the chosen customer, nothing is chosen, so that users never act for a customer whom they do not
  // see.
  const picked = found.some(({ id }) => id === chosen) ? chosen : null
  const failed = texts.customer.failed
  return (
    <Screen
      heading={texts.customer.heading}
      lead={texts.customer.intro}
      failed={problem !== undefined}
      help={<SignOutButton />}
    >
      <AuthForm
        onSubmit={(event) => {
          event.preventDefault()
          if (picked !== null) onPick(picked)
        }}
      >
        {customers.length > searchBeyond && (
          <SearchField
            size="lg"
            label={texts.customer.search}
            placeholder={texts.customer.searchCount({ count: customers.length })}
            value={sought}
            onValueChange={setSought}
          />
        )}
        {found.length > 0 ? (
          <div className="au-customers">
            <RadioGroup
              variant="list"
              label={texts.customer.listLabel}
              labelHidden
              options={found.map(({ id, name }) => ({ value: id, label: name }))}
              value={picked}
              onValueChange={(id) => {
                setChosen(id)
                onEdited()
              }}
              disabled={busy}
            />
          </div>
        ) : (
          <Text tone="muted" role="status">
            {texts.customer.noMatch}
          </Text>
        )}
        <ProblemAlert
          problem={problem}
          words={{ refused: failed, serverFault: failed }}
          wayOn={<Reload />}
        />
        <BusyButton
          type="submit"
          endIcon={<ArrowRightIcon />}
          disabled={picked === null || problem?.kind === 'throttled'}
          busy={busy}
        >
          {texts.customer.submit}
        </BusyButton>
      </AuthForm>
    </Screen>
  )
}

function matches(name: string, sought: string): boolean {
  return searchForm(name).includes(searchForm(sought).trim())
}
