import { Select } from '@vestibule/ui/select'
import { TextField } from '@vestibule/ui/text-field'
import type { RefCallback } from 'react'
import type { ChangeField, Values } from './change.ts'

interface ChangeFieldsProps {
  readonly fields: readonly ChangeField[]
  readonly values: Values
  readonly onChange: (id: string, value: string) => void
  /** Returns the error message of a field. */
  readonly errorOf: (id: string) => string | undefined
  /** Returns the ref callback for the element of a field. */
  readonly refOf: (id: string) => RefCallback<HTMLElement>
}

/** The visible fields of a change. */
export function ChangeFields({ fields, values, onChange, errorOf, refOf }: ChangeFieldsProps) {
  return fields.map(({ id, label, description, options, type }) =>
    options ? (
      <Select
        key={id}
        ref={refOf(id)}
        size="md"
        label={label}
        description={description}
        options={options}
        value={values[id] ?? null}
        onValueChange={(value) => onChange(id, value)}
        error={errorOf(id)}
      />
    ) : (
      <TextField
        key={id}
        ref={refOf(id)}
        size="md"
        label={label}
        description={description}
        type={type}
        value={values[id] ?? ''}
        maxLength={500}
        autoComplete="off"
        error={errorOf(id)}
        onChange={(event) => onChange(id, event.target.value)}
      />
    ),
  )
}
