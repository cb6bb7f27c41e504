import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

type AccordionItem = {
  /** Identifies the item in `value` and `onValueChange`. */
  id: string
  /** The label of the button. */
  title: ReactNode
  /** The content that the button shows and hides. */
  content: ReactNode
  /** The item cannot be opened or closed. */
  disabled?: boolean
}

export type AccordionProps = Omit<
  ComponentPropsWithoutRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> & {
  /** The items, from top to bottom. */
  items: readonly AccordionItem[]
  /** Ids of the open items (controlled). Without this prop the accordion manages its own state. */
  value?: readonly string[]
  /** Ids of the items open at first, if `value` is not set. */
  defaultValue?: readonly string[]
  /** Called when the user opens or closes an item, with the ids of all items that are open then. */
  onValueChange?: (open: string[]) => void
  /** Opening an item closes the others. */
  single?: boolean
  /** Heading level of the titles. Set the level one below that of the heading above the accordion. */
  level?: 2 | 3 | 4 | 5 | 6
}

const none: readonly string[] = []

/**
 * Headings that show and hide the content below them. Arrow up, arrow down, Home and End move the focus from heading to
 * heading. `ref` and attributes go to the element around the headings.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(
  (
    {
      items,
      value,
      defaultValue = none,
      onValueChange,
      single = false,
      level = 3,
      className,
      ...rest
    },
    ref,
  ) => {
    const [own, setOwn] = useState(defaultValue)
    const open = value ?? own
    const baseId = useId()
    const Title = `h${level}` as const

    const toggle = (id: string) => {
      const others = single ? [] : open.filter((one) => one !== id)
      const next = open.includes(id) ? open.filter((one) => one !== id) : [...others, id]
      setOwn(next)
      onValueChange?.(next)
    }
    return (
      <div ref={ref} className={cx('vb-accordion', className)} {...rest}>
        {items.map(({ id, title, content, disabled }) => {
          const shown = open.includes(id)
          return (
            <div key={id} className="vb-accordion-item">
              <Title className="vb-accordion-title">
                <button
                  type="button"
                  id={`${baseId}-${id}`}
                  className="vb-accordion-trigger"
                  aria-expanded={shown}
                  aria-controls={`${baseId}-${id}-panel`}
                  disabled={disabled}
                  onClick={() => toggle(id)}
                  onKeyDown={moveFocus}
                >
                  <span>{title}</span>
                  <ChevronDownIcon size={16} />
                </button>
              </Title>
              <div
                id={`${baseId}-${id}-panel`}
                role="region"
                aria-labelledby={`${baseId}-${id}`}
                className="vb-accordion-panel"
                hidden={!shown}
              >
                {content}
              </div>
            </div>
          )
        })}
      </div>
    )
  },
)
Accordion.displayName = 'Accordion'

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const accordion = event.currentTarget.closest('.vb-accordion')
  const all = accordion?.querySelectorAll<HTMLElement>('.vb-accordion-trigger:enabled') ?? []
  // Skip the headings of an accordion nested in this one.
  const triggers = [...all].filter((trigger) => trigger.closest('.vb-accordion') === accordion)
  const at = triggers.indexOf(event.currentTarget)
  const target = {
    ArrowDown: triggers[at + 1],
    ArrowUp: triggers[at - 1],
    Home: triggers[0],
    End: triggers.at(-1),
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
