import type { Conformant } from '../internal/testing/conformance.tsx'
import { Field, useFieldIds } from './field.tsx'

function OwnControl() {
  const texts = { label: 'Number of patients', description: 'At least eleven', error: 'Too few' }
  const ids = useFieldIds(texts)
  return (
    <Field {...texts} ids={ids}>
      <input id={ids.control} aria-describedby={ids.describedBy} />
    </Field>
  )
}

export const conformants: Conformant[] = [{ component: OwnControl, props: {}, bare: true }]
