import { useMergeRefs } from '@floating-ui/react'
import {
  cloneElement,
  forwardRef,
  version,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { BodyPortal } from '../internal/body-portal.tsx'
import { cx } from '../internal/cx.ts'
import { useTooltip } from './use-tooltip.ts'

/** The side, and where along it: in the middle, or lined up with the start or the end. */
export const tooltipPlacements = [
  'top',
  'top-start',
  'top-end',
  'right',
  'right-start',
  'right-end',
  'bottom',
  'bottom-start',
  'bottom-end',
  'left',
  'left-start',
  'left-end',
] as const
export type TooltipPlacement = (typeof tooltipPlacements)[number]

/** 300, 400 or 600 pixels at most; `nowrap` keeps to one line. Never wider than the window. */
export type TooltipWidth = 'default' | 'medium' | 'large' | 'nowrap'

export type TooltipProps = Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children'> & {
  /** Nothing to say (`null`, `''`) leaves the child as it is. A function gets what closes the tooltip. */
  content: ReactNode | ((tooltip: { close: () => void }) => ReactNode)
  /** What the tooltip is about: one element that takes a ref and an element's props. */
  children: ReactElement
  /** Where it stands if there is room; else it goes to the other side. */
  placement?: TooltipPlacement
  /** How wide it may become before its text wraps; `nowrap` keeps one line. */
  width?: TooltipWidth
  /** The content holds links: it is then a small dialog that Tab enters, named by `label`. */
  interactive?: boolean
  /** Names an interactive tooltip. */
  label?: string
  /** Milliseconds of hovering before it opens. */
  enterDelayMs?: number
  /** A press opens it as well, and keeps it: for icons that do nothing else. */
  openOnPress?: boolean
  /**
   * Open from the start: for a tooltip whose code is loaded when it is first asked for. `held`: by a
   * finger that still rests on the child.
   */
  defaultOpen?: boolean | 'held'
}

/**
 * Says more about one element while it is hovered, focused or held under a finger. It can be
 * hovered itself; Escape closes it and nothing else. `ref` and attributes go to the tooltip.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(
  (
    {
      content,
      children,
      placement = 'bottom',
      width = 'default',
      interactive = false,
      label,
      enterDelayMs = 100,
      openOnPress = interactive,
      defaultOpen = false,
      className,
      style,
      ...rest
    },
    ref,
  ) => {
    const { open, close, setArrowElement, element, tooltip, floating, interactions } = useTooltip({
      placement,
      enterDelayMs,
      interactive,
      openOnPress,
      defaultOpen,
    })
    const { refs, floatingStyles, context, middlewareData } = floating
    const referenceRef = useMergeRefs([refs.setReference, element, refOf(children)])
    const floatingRef = useMergeRefs([refs.setFloating, tooltip, ref])

    if (content === null || content === undefined || content === '') return children

    return (
      <>
        {cloneElement(
          children,
          interactions.getReferenceProps({ ...(children.props as object), ref: referenceRef }),
        )}
        {open && (
          <BodyPortal>
            <div
              className={cx('vb-tooltip', className)}
              data-width={width}
              data-side={context.placement.split('-')[0]}
              aria-label={interactive ? label : undefined}
              {...interactions.getFloatingProps(rest)}
              ref={floatingRef}
              style={{ ...style, ...floatingStyles }}
            >
              {typeof content === 'function' ? content({ close }) : content}
              <span
                ref={setArrowElement}
                className="vb-tooltip-arrow"
                style={{ left: middlewareData.arrow?.x, top: middlewareData.arrow?.y }}
              />
            </div>
          </BodyPortal>
        )}
      </>
    )
  },
)
Tooltip.displayName = 'Tooltip'

/** The ref on an element: a prop since React 19, beside the props before. */
function refOf(element: ReactElement): Ref<unknown> | undefined {
  const holder = Number.parseInt(version, 10) >= 19 ? element.props : element
  return (holder as { ref?: Ref<unknown> }).ref
}
