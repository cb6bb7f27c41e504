import type { Meta } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'
import type { Guide } from './guide.ts'

/** The Storybook meta of a component, with its guide and the settings of its conformance tests. */
export type ComponentMeta<Subject = object> = Meta<Subject> & {
  parameters: { guide: Guide; conformance?: Conformance }
}

type Props = Record<string, unknown>

/**
 * Settings of the conformance tests. These render every component with its stories' arguments and check what all
 * components have in common, such as where `ref` and `className` go.
 */
type Conformance = Treatment & {
  /** Further components of the same file, or the same component in another state. */
  others?: (Treatment & { component: AnyComponent })[]
}

export type Treatment = {
  /** Props that are added to the stories' arguments or override them. */
  args?: Props
  /** Renders the parent that the component needs, such as the list of a list item. */
  wrap?: (element: ReactElement) => ReactElement
  /** The component renders no element of its own, so it takes no ref, class or attributes. */
  bare?: boolean
  /** The element that gets `className`: the one that `ref` gets, or one around it. */
  classOn?: 'ref' | 'around'
  /** How to open a component that is closed at first: press the element of this role, or focus it. */
  openedBy?: 'button' | 'combobox' | 'focus'
  /**
   * Built-in texts of which the tests check that the prop `texts` replaces them. Key: the text's key in `texts`; value:
   * the further props that the component needs to show the text.
   */
  texts?: Record<string, Props>
}

// Each component has its own props; the conformance tests add only props that all accept.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyComponent = ComponentType<any>
