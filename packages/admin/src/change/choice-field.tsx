import { searchForm } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { Combobox } from '@vestibule/ui/combobox'
import { useState, type Ref } from 'react'
import type { Named } from '../list/sources.ts'
import { useSearch } from '../list/use-search.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { Choice } from './change.ts'

interface ChoiceFieldProps {
  readonly choice: Choice
  readonly chosen: Named | null
  readonly onChange: (chosen: Named | null) => void
  readonly error: string | undefined
  readonly size: 'md'
  readonly ref: Ref<HTMLInputElement>
}

const optionOf = ({ id, name, detail }: Named) => ({ value: id, label: name, description: detail })

/** A field in which the user finds one of many things on the server by typing, and chooses it. */
export function ChoiceField({ choice, chosen, onChange, error, ...field }: ChoiceFieldProps) {
  const { retry: retryWord } = useAdminTexts()
  const { setTyped, typed, query, state, retry } = useSearch(`choice ${choice.label}`, choice.load)
  const isTyping = typed.trim() !== query
  const answer = state.status === 'loaded' ? state.value.items : null
  const [last, setLast] = useState<readonly Named[]>([])
  if (answer !== null && answer !== last) setLast(answer)
  // Until the server has answered, show those entries of its last answer that match the new text. So the list does not
  // flicker, and Enter cannot choose an entry that does not match.
  const wanted = searchForm(typed.trim())
  const found =
    answer !== null && !isTyping
      ? answer
      : last.filter(({ name, detail = '' }) => searchForm(`${name} ${detail}`).includes(wanted))
  return (
    <>
      <Combobox
        {...field}
        label={choice.label}
        placeholder={choice.find}
        description={choice.description}
        maxLength={200}
        options={found.map(optionOf)}
        value={chosen && optionOf(chosen)}
        onValueChange={(option) =>
          onChange(option && { id: option.value, name: option.label, detail: option.description })
        }
        onQueryChange={setTyped}
        loading={state.status === 'loading' || isTyping}
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
