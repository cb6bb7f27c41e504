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
import { useDismissReason } from '../internal/use-dismiss-reason.ts'
import { closingSign, DrawerEdge, type DrawerSide } from './drawer-edge.tsx'
import { DrawerHead, type DrawerTexts } from './drawer-head.tsx'
import { useSwipe } from './use-swipe.ts'

export type { DrawerTexts } from './drawer-head.tsx'
export type { DrawerSide } from './drawer-edge.tsx'

/** `close` is the button, `outside` a press beside the drawer, `swipe` a finger that moved it. */
export type DrawerCloseReason = 'escape' | 'outside' | 'close' | 'swipe'

export type DrawerProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  /** Whether it is shown. */
  open: boolean
  /** Asked to close. The caller decides, and sets `open`. */
  onClose: (reason: DrawerCloseReason) => void
  /** A finger pulled it in from the edge of the window. Without it there is no such gesture. */
  onSwipeOpen?: () => void
  /** Names the drawer. */
  title: ReactNode
  /** Beside the title: an id, a status. */
  titleEnd?: ReactNode
  /** Buttons before Close. */
  actions?: ReactNode
  /** `end` is the right in left-to-right text. */
  side?: DrawerSide
  /** Pixels: 732, or 900 for documents. Never wider than the window. */
  width?: number
  /** As wide as the window. */
  fullScreen?: boolean
  /** Offers a button that switches to full screen and back. */
  onFullScreenChange?: (fullScreen: boolean) => void
  /** Stays in view below content that scrolls. */
  footer?: ReactNode
  /** What receives the focus. Else the drawer, so that arrow keys scroll it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Replaces the built-in English texts, each by itself. */
  texts?: DrawerTexts
}

/**
 * A sheet at the side of the window, over a page that is inert meanwhile. The focus stays inside
 * and returns to where it was. A finger can push it away. `ref` and attributes go to the sheet.
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
        </Dialog>
      </>
    )
  },
)
Drawer.displayName = 'Drawer'

/** What gets the focus when the drawer opens: the sheet, unless a field in it has taken the focus as it appeared. */
function focusWithin(sheet: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      const focused = document.activeElement
      const isWithin = focused instanceof HTMLElement && sheet.current?.contains(focused)
      return isWithin ? focused : sheet.current
    },
  }
}
