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

export type AccordionItem = {
  /** Names the item in `value` and `onValueChange`. */
  id: string
  /** The words on the button. */
  title: ReactNode
  /** What the button shows and hides. */
  content: ReactNode
  /** Stays as it is: cannot be pressed. */
  disabled?: boolean
}

export type AccordionProps = Omit<
  ComponentPropsWithoutRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> & {
  /** From top to bottom. */
  items: readonly AccordionItem[]
  /** The ids of those open. Without it the accordion keeps them itself. */
  value?: readonly string[]
  /** The ids of those open at the start, where the accordion keeps them itself. */
  defaultValue?: readonly string[]
  /** One was opened or closed: the ids of all that are open now. */
  onValueChange?: (open: string[]) => void
  /** Opening one closes the others. */
  single?: boolean
  /** Outline level of the titles: one below the heading they stand under. */
  level?: 2 | 3 | 4 | 5 | 6
}

const none: readonly string[] = []

/**
 * Headings that show and hide what stands below them. Arrow keys, Home and End go from one to the
 * next. `ref` and attributes go to the element around them.
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
  // One inside the content of this one is not its neighbour.
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
