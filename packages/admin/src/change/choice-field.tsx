import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { Button } from '@vestibule/ui/button'
import { Select } from '@vestibule/ui/select'
import { TextField } from '@vestibule/ui/text-field'
import type { Ref } from 'react'
import { useSearch } from '../list/use-search.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** Anything with an id and the name that people know. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** The choice of one of many items on the server, such as a person, in the dialog of a change. */
export interface Choice {
  /** The name of the field in the server's validation errors. */
  readonly id: string
  readonly label: string
  readonly placeholder: string
  /** Label of the field that narrows the list. The field is shown if the server has more than one page. */
  readonly find: string
  readonly findHint: string
  readonly load: (query: string) => Promise<ReadOutcome<Page<Named>>>
  /** The initial choice. `description` can explain it. */
  readonly initial?: Named | null
  readonly description?: string
}

export interface ChoiceFieldProps {
  readonly choice: Choice
  readonly chosen: Named | null
  readonly onChange: (chosen: Named | null) => void
  readonly error: string | undefined
  readonly buttonRef: Ref<HTMLButtonElement>
}

export function ChoiceField({ choice, chosen, onChange, error, buttonRef }: ChoiceFieldProps) {
  const { label, placeholder, find, findHint, description } = choice
  const { retry: retryWord } = useAdminTexts()
  const { typed, setTyped, query, state, retry } = useSearch(`choice ${label}`, choice.load)
  const page = state.status === 'loaded' ? state.value : null
  const found = page?.items ?? []
  const items = !chosen || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found]
  return (
    <>
      {(query !== '' || typed !== '' || (page !== null && page.next !== null)) && (
        <TextField
          size="md"
          label={find}
          description={findHint}
          value={typed}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(null)
          }}
        />
      )}
      <Select
        ref={buttonRef}
        size="md"
        label={label}
        placeholder={placeholder}
        description={description}
        options={items.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen?.id ?? null}
        onValueChange={(id) => onChange(items.find((one) => one.id === id) ?? null)}
        loading={state.status === 'loading'}
        error={state.status === 'failed' ? state.message : error}
      />
      {state.status === 'failed' && (
        <Button variant="secondary" size="sm" onClick={retry}>
          {retryWord}
        </Button>
      )}
    </>
  )
}
