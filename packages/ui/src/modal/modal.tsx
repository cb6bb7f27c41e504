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

/** `close`: the button in the corner; `outside`: a press beside the card. */
type ModalCloseReason = 'escape' | 'outside' | 'close'

export type ModalProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> & {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the user asks to close. The dialog closes only when the caller sets `open` to false. */
  onClose?: (reason: ModalCloseReason) => void
  /**
   * The heading and accessible name of the dialog, in a header with `description` and the Close button. Without it the
   * children are the card, with a `Modal.Title` among them.
   */
  title?: ReactNode
  /** Screen readers read it after the title when the dialog opens. */
  description?: ReactNode
  /** `alertdialog` is for a question that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /**
   * Width in pixels. 600 and 500 fill the screen below 600 pixels; 450 and 350 stay cards. The height fits the
   * content.
   */
  width?: 600 | 500 | 450 | 350
  /** The user must answer: no Close button; Escape and a press outside do not close. */
  blocking?: boolean
  /**
   * Hides the whole page, other dialogs included, until it is closed: nobody reads what lies below. The page keeps its
   * state.
   */
  cover?: boolean
  /**
   * Leaves out visible title and padding: the children fill the card, which hangs near the top of the page and scrolls
   * nothing itself, except a `Modal.Body`. `title` only names the dialog. Below 600 pixels it fills the screen and has a
   * Close button in its corner.
   */
  bare?: boolean
  /** Stays visible while the content above scrolls. Put the main action last. */
  footer?: ReactNode
  /** Gets the focus when the dialog opens. Defaults to the element with `data-autofocus`, else the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
  /**
   * Gets the focus when the dialog has closed: the element of a ref, or what a function returns, which is called with the
   * element that had the focus before, or null if it can no longer take it. `false` moves the focus nowhere. Defaults to
   * the element that had it, else to a control that stands in its place.
   */
  returnFocus?: ReturnTo
  /** Overrides built-in texts; those left out keep their default. */
  texts?: Partial<ModalTexts>
}

type ModalParts = {
  /** The top of the card: `Modal.Title`, `Modal.Description` and, at the end of the line, `Modal.Close`. */
  Header: typeof ModalHeader
  /** The heading and accessible name of the dialog. */
  Title: typeof ModalTitle
  /** Screen readers read it after the title when the dialog opens. */
  Description: typeof ModalDescription
  /** The button that asks to close. Not there if the dialog is `blocking` or has no `onClose`. */
  Close: typeof ModalClose
  /** What is between header and footer, with the padding of the card. */
  Body: typeof ModalBody
  /**
   * The actions, the main one last. They stay visible while the content scrolls. A `form` may be around it and the
   * `Modal.Body`: the card lays them out as if the form were not there.
   */
  Footer: typeof ModalFooter
}

/**
 * A dialog card over the page, which is inert while it is open. It traps the focus and returns it when closed.
 * `ref` and attributes go to the card.
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
          // The focus returns to the page as soon as the cover is gone, so the page must not wait for it to fade.
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
