import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import {
  forwardRef,
  useMemo,
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  type RefObject,
} from 'react'
import { cx } from '../internal/cx.ts'
import { ReturnFocus, type ReturnTo } from '../internal/return-focus.tsx'
import { useDismissReason } from '../internal/use-dismiss-reason.ts'
import { useTexts } from '../internal/use-texts.ts'
import {
  ModalBody,
  ModalClose,
  ModalCloseContext,
  ModalDescription,
  ModalFooter,
  ModalHeader,
  ModalTitle,
} from './modal-parts.tsx'
import { modalTexts, type ModalTexts } from './modal-texts.ts'

/**
 * How the user asked to close the dialog. `close`: by the Close button in the corner; `outside`: by a press beside the
 * card.
 */
type ModalCloseReason = 'escape' | 'outside' | 'close'

export type ModalProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> & {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the user asks to close. The dialog closes only when the caller sets `open` to false. */
  onClose?: (reason: ModalCloseReason) => void
  /**
   * The heading and accessible name of the dialog, in a header with `description` and the Close button. If `title` is
   * not set, there is no header, and a child must be a `Modal.Title`, or the dialog has no accessible name.
   */
  title?: ReactNode
  /** Text below the title, which screen readers read after the title when the dialog opens. */
  description?: ReactNode
  /** `alertdialog` is for a question that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /**
   * Width of the card in pixels. In windows narrower than 600 pixels, cards of 600 and 500 fill the screen, while those
   * of 450 and 350 stay cards. The height fits the content.
   */
  width?: 600 | 500 | 450 | 350
  /** The user must answer: there is no Close button, and neither Escape nor a press outside closes the dialog. */
  blocking?: boolean
  /**
   * Hides the whole page, other dialogs included, while the dialog is open, so that nobody reads what lies below. The
   * page keeps its state.
   */
  cover?: boolean
  /**
   * Leaves out the visible title and the padding: the children fill the card, which hangs near the top of the page.
   * Only a `Modal.Body` in it scrolls. `title` is only the accessible name of the dialog. In windows narrower than 600
   * pixels the card fills the screen and has a Close button in its corner.
   */
  bare?: boolean
  /**
   * The buttons at the bottom of the card. Put the main action last. In windows at least 480 pixels high the buttons
   * stay visible while the content above scrolls.
   */
  footer?: ReactNode
  /**
   * Gets the focus when the dialog opens. Default: an element in it that has focused itself, otherwise the one with
   * `data-autofocus`, otherwise the dialog.
   */
  initialFocus?: RefObject<HTMLElement | null>
  /**
   * Says which element gets the focus when the dialog has closed: the element of a ref, or the element that a function
   * returns. The function is called with the element that had the focus before, or with null if that can no longer take
   * the focus. `false`: no element gets the focus. Default: the element that had the focus before, otherwise a control
   * that stands in its place.
   */
  returnFocus?: ReturnTo
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<ModalTexts>
}

type ModalParts = {
  /** The top of the card: `Modal.Title`, `Modal.Description` and, at the end of the line, `Modal.Close`. */
  Header: typeof ModalHeader
  /** The heading and accessible name of the dialog. */
  Title: typeof ModalTitle
  /** Text below the title, which screen readers read after the title when the dialog opens. */
  Description: typeof ModalDescription
  /** The button that asks to close. Not there if the dialog is `blocking` or has no `onClose`. */
  Close: typeof ModalClose
  /** The content between header and footer, with the padding of the card. */
  Body: typeof ModalBody
  /**
   * The actions, the main one last. In windows at least 480 pixels high they stay visible while the content scrolls. A
   * `form` may be around `Modal.Body` and `Modal.Footer`: the card lays them out as if the form were not there.
   */
  Footer: typeof ModalFooter
}

/**
 * A dialog card over the page, which is inert while the dialog is open. The dialog traps the focus, and gives it back
 * when closed. `ref` and attributes go to the card.
 */
export const Modal: ForwardRefExoticComponent<ModalProps & RefAttributes<HTMLDivElement>> &
  ModalParts = /* @__PURE__ */ Object.assign(
  forwardRef<HTMLDivElement, ModalProps>(
    (
      {
        open,
        onClose,
        title,
        description,
        role = 'dialog',
        width = 600,
        blocking = false,
        cover = false,
        bare = false,
        footer,
        initialFocus,
        returnFocus,
        texts,
        className,
        children,
        ...rest
      },
      ref,
    ) => {
      const words = useTexts('modal', modalTexts)
      const dismissReason = useDismissReason(open)
      const handleDismiss = () => {
        const reason = dismissReason()
        if (blocking || (role === 'alertdialog' && reason === 'outside')) return
        onClose?.(reason)
      }
      const label = texts?.close ?? words.close
      const closing = useMemo(
        () => (blocking || !onClose ? null : { label, close: () => onClose('close') }),
        [blocking, onClose, label],
      )
      return (
        <Dialog
          open={open}
          onClose={handleDismiss}
          role={role}
          initialFocus={initialFocus}
          className="vb-modal-root"
          data-width={width}
          data-cover={cover || undefined}
          data-bare={bare || undefined}
          // Without a transition: the focus returns to the page as soon as a covering dialog closes, so the page must
          // be visible at once.
          transition={!cover}
        >
          <DialogBackdrop className="vb-scrim" transition={!cover} />
          <DialogPanel
            ref={ref}
            className={cx('vb-modal', className)}
            data-width={width}
            data-bare={bare || undefined}
            transition={!cover}
            {...rest}
          >
            <ModalCloseContext.Provider value={closing}>
              {title === undefined ? (
                children
              ) : bare ? (
                <>
                  <DialogTitle className="vb-visually-hidden">{title}</DialogTitle>
                  {description && (
                    <Description className="vb-visually-hidden">{description}</Description>
                  )}
                  <ModalClose />
                  {children}
                </>
              ) : (
                <>
                  <ModalHeader>
                    <ModalTitle>{title}</ModalTitle>
                    {description && <ModalDescription>{description}</ModalDescription>}
                    <ModalClose />
                  </ModalHeader>
                  {children && <ModalBody>{children}</ModalBody>}
                </>
              )}
              {footer && <ModalFooter>{footer}</ModalFooter>}
            </ModalCloseContext.Provider>
          </DialogPanel>
          <ReturnFocus to={returnFocus} />
        </Dialog>
      )
    },
  ),
  {
    Header: ModalHeader,
    Title: ModalTitle,
    Description: ModalDescription,
    Close: ModalClose,
    Body: ModalBody,
    Footer: ModalFooter,
  },
)
Modal.displayName = 'Modal'
