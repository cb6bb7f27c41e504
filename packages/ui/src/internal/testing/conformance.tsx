import { render } from '@testing-library/react'
import axe from 'axe-core'
import { createRef, StrictMode, type ComponentType, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'

/** A component and how it is to be looked at by the suite. */
export type Conformant = {
  // Each component has props of its own; the suite only adds those that all of them take.
  // oxlint-disable-next-line typescript/no-explicit-any
  component: ComponentType<any>
  /** The least it can be rendered with. */
  props: Record<string, unknown>
  /** What must stand around it, such as the list of a list item. */
  wrap?: (element: ReactElement) => ReactElement
  /** Takes no ref, class or attributes, as it renders no element of its own. */
  bare?: boolean
  /** Which element `className` lands on: the one of `ref`, or one around it. */
  classOn?: 'ref' | 'around'
  /** Opens what the component keeps closed, so that its element is in the page. */
  open?: () => Promise<void>
  /** Each of its labels, and how the component is rendered so that the label is in the page. */
  labels?: Record<string, Record<string, unknown>>
}

const asIs = (element: ReactElement) => element

/** What every component promises, checked for one. */
export function checkConformance(conformant: Conformant): void {
  const { component: Component, props, wrap = asIs, bare, open, labels = {} } = conformant
  const name = Component.displayName ?? Component.name

  const renderOpen = async (extra: Record<string, unknown> = {}) => {
    const result = render(<StrictMode>{wrap(<Component {...props} {...extra} />)}</StrictMode>)
    await open?.()
    return result
  }

  describe(`${name} conforms:`, () => {
    test.each(bare ? [] : ['ref'])(
      '%s, className and data attributes reach an element',
      async () => {
        const ref = createRef<Element>()
        await renderOpen({ ref, className: 'own-class', 'data-testid': 'own-id' })
        const element = ref.current
        expect(element).toBeInstanceOf(Element)
        expect(element).toHaveAttribute('data-testid', 'own-id')
        const styled = conformant.classOn === 'around' ? element?.closest('.own-class') : element
        expect(styled).toHaveClass('own-class')
        expect(styled?.getAttribute('class')).toMatch(/vb-/u)
      },
    )

    test('has no violation that axe can see without layout', async () => {
      const { baseElement } = await renderOpen()
      // A focus guard hands the focus on the moment it gets it.
      const context = { include: baseElement, exclude: '[data-headlessui-focus-guard]' }
      const { violations } = await axe.run(context, {
        rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    })

    test('renders on a server, without a complaint', () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(() => renderToString(wrap(<Component {...props} />))).not.toThrow()
      // Libraries keep their layout effects where there is a document, as in this test.
      const others = complaints.mock.calls.filter(([text]) => !`${text}`.includes('LayoutEffect'))
      expect(others).toEqual([])
    })

    test.each(Object.entries(labels))('label "%s" can be replaced', async (label, extra) => {
      const { baseElement } = await renderOpen({ ...extra, labels: { [label]: 'Ersetzt' } })
      expect(allText(baseElement)).toContain('Ersetzt')
    })
  })
}

/** Text and names, wherever they stand in the markup. */
function allText(root: Element): string {
  const named = [...root.querySelectorAll('[aria-label], [title]')]
  const names = named.flatMap((element) => [
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
  ])
  return [root.textContent, ...names].join('\n')
}
