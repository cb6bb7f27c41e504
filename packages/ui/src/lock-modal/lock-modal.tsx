import { forwardRef, type ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { LockIcon } from '../icons/icons.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'

/** What an organisation has taken; `explore` leaves parts locked that `premium` opens. */
export type Tier = 'explore' | 'premium'

export type LockModalLabels = {
  title?: string
  description?: string
  tier?: (tier: Tier) => string
  dismiss?: string
  close?: string
}

export type LockModalProps = Omit<
  ModalProps,
  'title' | 'description' | 'footer' | 'role' | 'width' | 'blocking' | 'labels' | 'onClose'
> & {
  onClose: NonNullable<ModalProps['onClose']>
  /** The tier of the organisation. In `premium` nothing is locked, and nothing opens. */
  tier: Tier
  /** Where to get premium: a link or a button beside "Not now". */
  action?: ReactNode
  labels?: LockModalLabels
}

const names: Record<Tier, string> = { explore: 'Explore', premium: 'Premium' }

/** Explains why a part is locked, and what would open it. */
export const LockModal = forwardRef<HTMLDivElement, LockModalProps>(
  ({ open, onClose, tier, action, labels, children, ...rest }, ref) => (
    <Modal
      ref={ref}
      open={open && tier !== 'premium'}
      onClose={onClose}
      width={500}
      title={
        <span className="vb-lock-title">
          <LockIcon />
          {labels?.title ?? 'Only in premium'}
        </span>
      }
      description={
        labels?.description ?? 'Tier information for target and disease results is only in premium.'
      }
      labels={{ close: labels?.close }}
      footer={
        <>
          <Button variant="secondary" size="md" onClick={() => onClose('close')}>
            {labels?.dismiss ?? 'Not now'}
          </Button>
          {action}
        </>
      }
      {...rest}
    >
      <Badge tone="outline">{labels?.tier?.(tier) ?? `Your tier: ${names[tier]}`}</Badge>
      {children}
    </Modal>
  ),
)
LockModal.displayName = 'LockModal'
