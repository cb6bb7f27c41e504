import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cx } from '../internal/cx.ts'

type TabItem = {
  /** Identifies the tab in `value` and `onValueChange`. */
  id: string
  /** The label of the tab. */
  label: ReactNode
  /** A number shown after the label. */
  count?: number
  /** The tab cannot be selected. */
  disabled?: boolean
  /** Shown while the tab is selected. */
  panel: ReactNode
}

export type TabsProps = Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> & {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs in order, each with its panel. */
  tabs: readonly TabItem[]
  /** The id of the selected tab. */
  value: string
  /** Called with the id of the newly selected tab. The caller sets `value`. */
  onValueChange: (id: string) => void
  /** Arrow keys only move the focus; Enter or Space selects the tab. For panels that render slowly. */
  manual?: boolean
  /** Shown directly after the tabs, such as a short text about the list. */
  tabsEnd?: ReactNode
  /** Shown at the end of the tab line, such as filters. */
  end?: ReactNode
}

/**
 * Tabs that each show a panel. Only the selected panel is rendered. The keyboard follows the tabs pattern of the
 * ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(
  (
    { label, tabs, value, onValueChange, manual = false, tabsEnd, end, className, ...rest },
    ref,
  ) => {
    const id = useId()
    const buttons = useRef(new Map<string, HTMLButtonElement>())
    const enabled = tabs.filter((tab) => !tab.disabled)
    const selected = tabs.find((tab) => tab.id === value) ?? enabled[0]
    // The Tab key reaches only this tab; arrow keys move from it to the others.
    const reached = selected?.disabled ? enabled[0] : selected

    const moveFocus = (event: KeyboardEvent<HTMLElement>, from: TabItem) => {
      const to = enabled[targetOf(event, enabled.indexOf(from), enabled.length)]
      if (!to) return
      event.preventDefault()
      buttons.current.get(to.id)?.focus()
      if (!manual && to.id !== value) onValueChange(to.id)
    }

    return (
      <div ref={ref} className={cx('vb-tab-group', className)} {...rest}>
        <div className="vb-tab-bar">
          <div className="vb-tab-start">
            <div role="tablist" className="vb-tabs" aria-label={label}>
              {tabs.map((tab) => (
                <button
                  key={tab.id}
                  ref={(button) => {
                    if (button) buttons.current.set(tab.id, button)
                    else buttons.current.delete(tab.id)
                  }}
                  id={`${id}tab-${tab.id}`}
                  type="button"
                  role="tab"
                  className="vb-tab"
                  aria-selected={tab === selected}
                  aria-controls={tab === selected ? `${id}panel` : undefined}
                  tabIndex={tab === reached ? 0 : -1}
                  disabled={tab.disabled}
                  onKeyDown={(event) => moveFocus(event, tab)}
                  onClick={() => tab !== selected && onValueChange(tab.id)}
                >
                  <span
                    className="vb-tab-label"
                    data-label={typeof tab.label === 'string' ? tab.label : undefined}
                  >
                    {tab.label}
                  </span>
                  {tab.count !== undefined && <small className="vb-tab-count">{tab.count}</small>}
                </button>
              ))}
            </div>
            {tabsEnd}
          </div>
          {end && <div className="vb-tab-toolbar">{end}</div>}
        </div>
        {selected && (
          <div
            key={selected.id}
            id={`${id}panel`}
            role="tabpanel"
            className="vb-tab-panel"
            aria-labelledby={`${id}tab-${selected.id}`}
            tabIndex={0}
          >
            {selected.panel}
          </div>
        )}
      </div>
    )
  },
)
Tabs.displayName = 'Tabs'

/** Returns the index of the tab that a key moves to, or -1 if the key does not move. */
function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (from + (key === forward ? 1 : count - 1)) % count
    case 'Home':
    case 'PageUp':
      return 0
    case 'End':
    case 'PageDown':
      return count - 1
    default:
      return -1
  }
}
