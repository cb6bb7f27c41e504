import { Dialog, DialogBackdrop, DialogPanel, DialogTitle, Description } from '@headlessui/react'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useDismissReason } from '../internal/use-dismiss-reason.ts'

/** `close` is the button in the corner, `outside` a press beside the card. */
export type ModalCloseReason = 'escape' | 'outside' | 'close'

export type ModalProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> & {
  /** Whether it is shown. */
  open: boolean
  /** Asked to close. The caller decides, and sets `open`. */
  onClose?: (reason: ModalCloseReason) => void
  /** Names the dialog. */
  title: ReactNode
  /** Said with the title when the dialog opens. */
  description?: ReactNode
  /** `alertdialog` interrupts with something to answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /**
   * Pixels. 600 and 500 fill the screen below 600 pixels; 450 and 350 stay cards. All are as high as
   * their content.
   */
  width?: 600 | 500 | 450 | 350
  /** Must be answered: no Close button, and neither Escape nor a press outside ask to close. */
  blocking?: boolean
  /** Stays in view below content that scrolls. The answer that is offered first stands last. */
  footer?: ReactNode
  /** What receives the focus; an element with `data-autofocus` does so too. Else the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Replaces the built-in English texts, each by itself. */
  texts?: { close?: string }
}

/**
 * A card over the page, which is inert meanwhile. The focus stays inside and returns to where it
 * was. `ref` and attributes go to the card.
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
      footer,
      initialFocus,
      texts,
      className,
      children,
      ...rest
    },
    ref,
  ) => {
    const dismissReason = useDismissReason(open)
    const handleDismiss = () => {
      const reason = dismissReason()
      if (blocking || (role === 'alertdialog' && reason === 'outside')) return
      onClose?.(reason)
    }
    return (
      <Dialog
        open={open}
        onClose={handleDismiss}
        role={role}
        initialFocus={initialFocus}
        className="vb-modal-root"
        data-width={width}
        transition
      >
        <DialogBackdrop className="vb-scrim" transition />
        <DialogPanel
          ref={ref}
          className={cx('vb-modal', className)}
          data-width={width}
          transition
          {...rest}
        >
          <div className="vb-modal-head">
            <div className="vb-modal-titles">
              <DialogTitle className="vb-modal-title">{title}</DialogTitle>
              {description && (
                <Description className="vb-modal-description">{description}</Description>
              )}
            </div>
            {!blocking && onClose && (
              <IconButton
                label={texts?.close ?? 'Close'}
                icon={<CloseIcon />}
                onClick={() => onClose('close')}
              />
            )}
          </div>
          {children && <div className="vb-modal-body">{children}</div>}
          {footer && <div className="vb-modal-footer">{footer}</div>}
        </DialogPanel>
      </Dialog>
    )
  },
)
Modal.displayName = 'Modal'
