import { version, type ReactElement, type Ref } from 'react'

/** The ref on an element: a prop since React 19, beside the props before. */
export function refOf(element: ReactElement): Ref<unknown> | undefined {
  const holder = Number.parseInt(version, 10) >= 19 ? element.props : element
  return (holder as { ref?: Ref<unknown> }).ref
}
