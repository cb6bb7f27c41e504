import { Fragment, type ReactNode } from 'react'
import { splitSlots } from './fill.ts'

/** A text whose placeholders are filled with elements, such as an address in bold or a link. */
export function FilledText({
  text,
  values,
}: {
  text: string
  values: Readonly<Record<string, ReactNode>>
}) {
  let position = 0
  return splitSlots(text).map((piece) => {
    position += 1
    return (
      <Fragment key={position}>
        {'text' in piece ? piece.text : (values[piece.slot] ?? `{${piece.slot}}`)}
      </Fragment>
    )
  })
}
