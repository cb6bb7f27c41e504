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

/** The side of the element on which the tooltip stands, centred or aligned with the start or end of the element. */
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
type TooltipPlacement = (typeof tooltipPlacements)[number]

/**
 * Maximum width of a tooltip: 300, 400 or 600 pixels; `nowrap` keeps the text on one line in windows of at least 600
 * pixels. A tooltip is never wider than the window.
 */
type TooltipWidth = 'sm' | 'md' | 'lg' | 'nowrap'

export type TooltipProps = Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children'> & {
  /**
   * The content. With `null` or `''` there is no tooltip, only the child. A function gets `close`, which closes the
   * tooltip.
   */
  content: ReactNode | ((tooltip: { close: () => void }) => ReactNode)
  /** The element that the tooltip describes. It must accept a ref and the props of an HTML element. */
  children: ReactElement
  /** Preferred position; flips to the opposite side if there is no space. */
  placement?: TooltipPlacement
  /**
   * Maximum width, at which the text wraps: 300, 400 or 600 pixels. `nowrap` keeps it on one line in windows of at
   * least 600 pixels.
   */
  width?: TooltipWidth
  /** Makes the tooltip a small dialog, named by `label`, that Tab can enter. For content with links. */
  interactive?: boolean
  /** Accessible name of an interactive tooltip. */
  label?: string
  /** Milliseconds of hovering before the tooltip opens. */
  enterDelayMs?: number
  /** A press on the element opens the tooltip as well and keeps it open. For icons without another purpose. */
  openOnPress?: boolean
  /**
   * Opens the tooltip at once, for a tooltip whose code is loaded on first use. `held`: a finger is still pressing the
   * child.
   */
  defaultOpen?: boolean | 'held'
}

/**
 * Explains one element while the element is hovered, focused or long-pressed. The pointer can move onto the tooltip.
 * Escape closes only the tooltip, not a dialog around it. `ref` and attributes go to the tooltip.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(
  (
    {
      content,
      children,
      placement = 'bottom',
      width = 'sm',
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

/** Returns the ref of a React element: a prop since React 19, before that a property of the React element. */
function refOf(element: ReactElement): Ref<unknown> | undefined {
  const holder = Number.parseInt(version, 10) >= 19 ? element.props : element
  return (holder as { ref?: Ref<unknown> }).ref
}
