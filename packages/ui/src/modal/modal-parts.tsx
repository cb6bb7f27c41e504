import { Description, DialogTitle } from '@headlessui/react'
import { createContext, forwardRef, useContext, type ComponentPropsWithoutRef } from 'react'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

/** Accessible name of the Close button, and the function that it calls. Null if the dialog has no Close button. */
export const ModalCloseContext = createContext<{ label: string; close: () => void } | null>(null)

const box = (part: 'Header' | 'Body' | 'Footer') => {
  const Box = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
    ({ className, ...rest }, ref) => (
      <div ref={ref} className={cx(`vb-modal-${part.toLowerCase()}`, className)} {...rest} />
    ),
  )
  Box.displayName = `Modal.${part}`
  return Box
}

export const ModalHeader = /* @__PURE__ */ box('Header')
export const ModalBody = /* @__PURE__ */ box('Body')
export const ModalFooter = /* @__PURE__ */ box('Footer')

export const ModalTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<'h2'>>(
  ({ className, ...rest }, ref) => (
    <DialogTitle ref={ref} className={cx('vb-modal-title', className)} {...rest} />
  ),
)
ModalTitle.displayName = 'Modal.Title'

export const ModalDescription = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  ({ className, ...rest }, ref) => (
    <Description ref={ref} className={cx('vb-modal-description', className)} {...rest} />
  ),
)
ModalDescription.displayName = 'Modal.Description'

export const ModalClose = forwardRef<
  HTMLButtonElement,
  Partial<Omit<IconButtonProps, 'icon' | 'onClick'>>
>(({ className, ...rest }, ref) => {
  const closing = useContext(ModalCloseContext)
  return (
    closing && (
      <IconButton
        ref={ref}
        className={cx('vb-modal-close', className)}
        label={closing.label}
        icon={<CloseIcon />}
        onClick={closing.close}
        {...rest}
      />
    )
  )
})
ModalClose.displayName = 'Modal.Close'
