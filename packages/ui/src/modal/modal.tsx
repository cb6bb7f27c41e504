import { Dialog, DialogBackdrop, DialogPanel, DialogTitle, Description } from '@headlessui/react'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useDismissReason } from '../internal/use-dismiss-reason.ts'
import { useTexts } from '../internal/use-texts.ts'
import { modalTexts, type ModalTexts } from './modal-texts.ts'

/** `close`: the button in the corner; `outside`: a press beside the card. */
type ModalCloseReason = 'escape' | 'outside' | 'close'

export type ModalProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> & {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the user asks to close. The dialog closes only when the caller sets `open` to false. */
  onClose?: (reason: ModalCloseReason) => void
  /** The heading and accessible name of the dialog. */
  title: ReactNode
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
   * Leaves out head and padding: the children fill the card, which hangs near the top of the page and scrolls nothing
   * itself. `title` only names the dialog. Below 600 pixels it fills the screen and has a Close button in its corner.
   */
  bare?: boolean
  /** Stays visible while the content above scrolls. Put the main action last. */
  footer?: ReactNode
  /** Gets the focus when the dialog opens. Defaults to the element with `data-autofocus`, else the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Overrides built-in texts; those left out keep their default. */
  texts?: Partial<ModalTexts>
}

/**
 * A dialog card over the page, which is inert while it is open. It traps the focus and returns it when closed.
 * `ref` and attributes go to the card.
 */
export const Modal = forwardRef<HTMLDivElement, ModalProps>(
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
    const close = !blocking && onClose && (
      <IconButton
        label={texts?.close ?? words.close}
        icon={<CloseIcon />}
        onClick={() => onClose('close')}
      />
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
          {bare ? (
            <>
              <DialogTitle className="vb-visually-hidden">{title}</DialogTitle>
              {description && (
                <Description className="vb-visually-hidden">{description}</Description>
              )}
              {close}
              {children}
            </>
          ) : (
            <>
              <div className="vb-modal-head">
                <div className="vb-modal-titles">
                  <DialogTitle className="vb-modal-title">{title}</DialogTitle>
                  {description && (
                    <Description className="vb-modal-description">{description}</Description>
                  )}
                </div>
                {close}
              </div>
              {children && <div className="vb-modal-body">{children}</div>}
            </>
          )}
          {footer && <div className="vb-modal-footer">{footer}</div>}
        </DialogPanel>
      </Dialog>
    )
  },
)
Modal.displayName = 'Modal'
