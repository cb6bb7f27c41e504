import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { createRef, StrictMode, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { AnyComponent, Treatment } from '../stories/component-meta.ts'

/** How a user opens a component that is closed at first. */
const openers = {
  button: () => userEvent.click(screen.getByRole('button')),
  combobox: () => userEvent.click(screen.getByRole('combobox')),
  focus: async () => {
    await userEvent.tab()
    screen.getByRole('tooltip')
  },
}

const asIs = (element: ReactElement) => element

/**
 * Tests what every component of this package promises: that ref and class names reach an element, axe finds no
 * violation, a server can render it, and its texts can be replaced.
 */
export function checkConformance(Component: AnyComponent, treatment: Treatment): void {
  const { args: props = {}, wrap = asIs, bare, classOn, openedBy, texts = {} } = treatment
  const name = Component.displayName ?? Component.name

  const renderOpen = async (extra: Record<string, unknown> = {}) => {
    const result = render(<StrictMode>{wrap(<Component {...props} {...extra} />)}</StrictMode>)
    if (openedBy) await openers[openedBy]()
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
        const styled = classOn === 'around' ? element?.closest('.own-class') : element
        expect(styled).toHaveClass('own-class')
        expect(styled?.getAttribute('class')).toMatch(/vb-/u)
      },
    )

    test('has no violation that axe can see without layout', async () => {
      const { baseElement } = await renderOpen()
      // Headless UI's focus guards pass the focus on at once, so it does not matter that they have no names.
      const context = { include: baseElement, exclude: '[data-headlessui-focus-guard]' }
      const { violations } = await axe.run(context, {
        rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    })

    test('renders on a server, without a complaint', () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(() => renderToString(wrap(<Component {...props} />))).not.toThrow()
      // Ignore React 18's warnings about layout effects of libraries: this test has a document, a server has
      // none.
      const others = complaints.mock.calls.filter(([text]) => !`${text}`.includes('LayoutEffect'))
      expect(others).toEqual([])
    })

    test.each(Object.entries(texts))('label "%s" can be replaced', async (label, extra) => {
      const { baseElement } = await renderOpen({ ...extra, texts: { [label]: 'Ersetzt' } })
      expect(allText(baseElement)).toContain('Ersetzt')
    })
  })
}

/** Text content and accessible names of everything within `root`. */
function allText(root: Element): string {
  const named = [...root.querySelectorAll('[aria-label], [title]')]
  const names = named.flatMap((element) => [
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
  ])
  return [root.textContent, ...names].join('\n')
}
