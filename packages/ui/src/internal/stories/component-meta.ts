import type { Meta } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'
import type { Guide } from './guide.ts'

/** The meta of a component's stories: with what its page says and what the conformance suite needs. */
export type ComponentMeta<Subject = object> = Meta<Subject> & {
  parameters: { guide: Guide; conformance?: Conformance }
}

type Props = Record<string, unknown>

/** How the conformance suite looks at a component. It renders it with the arguments of the stories. */
type Conformance = Treatment & {
  /** Further components of the file, or the same one in another state. */
  others?: (Treatment & { component: AnyComponent })[]
}

export type Treatment = {
  /** Props beside the arguments of the stories, or instead of them. */
  args?: Props
  /** What must stand around it, such as the list of a list item. */
  wrap?: (element: ReactElement) => ReactElement
  /** Takes no ref, class or attributes, as it renders no element of its own. */
  bare?: boolean
  /** Which element `className` lands on: the one of `ref`, or one around it. */
  classOn?: 'ref' | 'around'
  /** What opens it, if it is closed at first: a press on the button of this role, or the focus. */
  openedBy?: 'button' | 'combobox' | 'focus'
  /** Each of its texts, and the props with which the label is in the page. */
  texts?: Record<string, Props>
}

// Each component has props of its own; the suite only adds those that all of them take.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyComponent = ComponentType<any>
