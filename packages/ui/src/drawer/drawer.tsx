import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import {
  forwardRef,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import { cx } from '../internal/cx.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { ReturnFocus, type ReturnTo } from '../internal/return-focus.tsx'
import { useDismissReason } from '../internal/use-dismiss-reason.ts'
import { closingSign, DrawerEdge, type DrawerSide } from './drawer-edge.tsx'
import { DrawerHead } from './drawer-head.tsx'
import type { DrawerTexts } from './drawer-texts.ts'
import { useSwipe } from './use-swipe.ts'

/**
 * What closed the drawer. `close`: the Close button; `outside`: a press beside the drawer; `swipe`: a finger pushed it
 * away.
 */
type DrawerCloseReason = 'escape' | 'outside' | 'close' | 'swipe'

export type DrawerProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  /** Whether the drawer is open. */
  open: boolean
  /** Called when the user asks to close. The drawer closes only when the caller sets `open` to false. */
  onClose: (reason: DrawerCloseReason) => void
  /** Called when a finger swipes in from the edge of the window. Without this prop the gesture is off. */
  onSwipeOpen?: () => void
  /** The heading and accessible name of the drawer. */
  title: ReactNode
  /** Shown beside the title, such as an id or a status. */
  titleEnd?: ReactNode
  /** Shown before the Close button, such as more buttons. */
  actions?: ReactNode
  /** The side of the window at which the drawer stands; `end` is the right in left-to-right text. */
  side?: DrawerSide
  /** Width in pixels, at most that of the window. The default suits forms and records; 900 suits long texts. */
  width?: number
  /** Makes the drawer as wide as the window. */
  fullScreen?: boolean
  /**
   * Called by the button that switches full screen on and off. The button is shown only if this prop is set, and only
   * in windows of at least 600 pixels.
   */
  onFullScreenChange?: (fullScreen: boolean) => void
  /**
   * Shown at the bottom of the drawer. It stays visible while the content above scrolls, except in windows less than
   * 360 pixels high.
   */
  footer?: ReactNode
  /**
   * Gets the focus when the drawer opens. Default: an element in the drawer that has focused itself, otherwise the
   * drawer, so that arrow keys scroll it.
   */
  initialFocus?: RefObject<HTMLElement | null>
  /**
   * Says which element gets the focus when the drawer has closed: the element of a ref, or the element that a function
   * returns. The function is called with the element that had the focus before, or with null if that can no longer take
   * the focus. `false`: no element gets the focus. Default: the element that had the focus before, otherwise a control
   * that stands in its place.
   */
  returnFocus?: ReturnTo
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<DrawerTexts>
}

/**
 * A sheet at the side of the window; the page behind is inert. The sheet traps the focus, and gives it back when
 * closed. A swipe of a finger closes it. `ref` and attributes go to the sheet.
 */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(
  (
    {
      open,
      onClose,
      onSwipeOpen,
      title,
      titleEnd,
      actions,
      side = 'end',
      width = 732,
      fullScreen = false,
      onFullScreenChange,
      footer,
      initialFocus,
      returnFocus,
      texts,
      className,
      style,
      children,
      ...rest
    },
    ref,
  ) => {
    const sheet = useRef<HTMLDivElement>(null)
    const [firstFocus] = useState(() => focusWithin(sheet))
    const dismissReason = useDismissReason(open)
    const swipeHandlers = useSwipe({
      sign: (element) => closingSign(element, side),
      size: (element) => element.offsetWidth,
      onTravel: (element, travel) => {
        element.dataset['swiping'] = ''
        element.style.translate = `${travel * closingSign(element, side)}px`
      },
      onEnd: (element, committed) => {
        delete element.dataset['swiping']
        element.style.translate = ''
        if (committed) onClose('swipe')
      },
    })

    return (
      <>
        {onSwipeOpen && !open && <DrawerEdge side={side} width={width} onSwipe={onSwipeOpen} />}
        <Dialog
          open={open}
          onClose={() => onClose(dismissReason())}
          initialFocus={initialFocus ?? firstFocus}
          className="vb-drawer-root"
          transition
        >
          <DialogBackdrop className="vb-scrim" transition />
          <DialogPanel
            ref={mergeRefs(sheet, ref)}
            className={cx('vb-drawer', className)}
            data-side={side}
            data-full-screen={fullScreen || undefined}
            style={{ '--vb-_drawer-width': `${width}px`, ...style } as CSSProperties}
            tabIndex={-1}
            transition
            {...rest}
            {...swipeHandlers}
          >
            <DrawerHead
              title={title}
              titleEnd={titleEnd}
              actions={actions}
              fullScreen={fullScreen}
              onFullScreenChange={onFullScreenChange}
              onClose={() => onClose('close')}
              texts={texts}
            />
            <div className="vb-drawer-body">{children}</div>
            {footer && <div className="vb-drawer-footer">{footer}</div>}
          </DialogPanel>
          <ReturnFocus to={returnFocus} />
        </Dialog>
      </>
    )
  },
)
Drawer.displayName = 'Drawer'

/**
 * Returns a ref to the element that gets the focus when the drawer opens: the sheet, or an element in the sheet that
 * already has the focus.
 */
function focusWithin(sheet: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      const focused = document.activeElement
      const isWithin = focused instanceof HTMLElement && sheet.current?.contains(focused)
      return isWithin ? focused : sheet.current
    },
  }
}
