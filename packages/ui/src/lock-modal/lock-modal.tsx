import { forwardRef, type ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { CheckIcon, LockIcon, MinusIcon } from '../icons/icons.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'

/** What an organisation has taken; `explore` leaves parts locked that `premium` opens. */
export type Tier = 'explore' | 'premium'

export type LockModalTexts = {
  title?: string
  description?: string
  tier?: (tier: Tier) => string
  /** The names of the tiers above what they offer. */
  tiers?: Readonly<Record<Tier, string>>
  /** Beside the name of the reader's own tier. */
  yours?: string
  dismiss?: string
  close?: string
}

export type LockModalProps = Omit<
  ModalProps,
  'title' | 'description' | 'footer' | 'role' | 'width' | 'blocking' | 'texts' | 'onClose'
> & {
  /** Asked to close. The caller decides, and sets `open`. */
  onClose: NonNullable<ModalProps['onClose']>
  /** The tier of the organisation. In `premium` nothing is locked, and nothing opens. */
  tier: Tier
  /** What each tier has, side by side. Without it only the reader's own tier is named. */
  offers?: Readonly<Record<Tier, readonly ReactNode[]>>
  /** Where to get premium: a link or a button beside "Not now". */
  action?: ReactNode
  /** Replaces the built-in English texts, each by itself. */
  texts?: LockModalTexts
}

const names: Record<Tier, string> = { explore: 'Explore', premium: 'Premium' }

/** Explains why a part is locked, and what would open it. */
export const LockModal = forwardRef<HTMLDivElement, LockModalProps>(
  ({ open, onClose, tier, offers, action, texts, children, ...rest }, ref) => (
    <Modal
      ref={ref}
      open={open && tier !== 'premium'}
      onClose={onClose}
      title={
        <span className="vb-lock-title">
          <span className="vb-lock-tile">
            <LockIcon size={24} />
          </span>
          {texts?.title ?? 'Only in premium'}
        </span>
      }
      description={
        texts?.description ?? 'Tier information for target and disease results is only in premium.'
      }
      texts={{ close: texts?.close }}
      footer={
        <>
          <Button variant="quiet" size="md" onClick={() => onClose('close')}>
            {texts?.dismiss ?? 'Not now'}
          </Button>
          {action}
        </>
      }
      {...rest}
    >
      {offers ? (
        <div className="vb-lock-tiers">
          {(['explore', 'premium'] as const).map((each) => (
            <section key={each} className="vb-lock-tier" data-tier={each}>
              <h3 className="vb-label">
                {texts?.tiers?.[each] ?? names[each]}
                {each === tier && <Badge>{texts?.yours ?? 'Your tier'}</Badge>}
              </h3>
              <ul className="vb-lock-offers">
                {offers[each].map((offer, index) => (
                  // The list never reorders.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    {each === 'premium' ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
                    <span>{offer}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : (
        <Badge tone="outline">{texts?.tier?.(tier) ?? `Your tier: ${names[tier]}`}</Badge>
      )}
      {children}
    </Modal>
  ),
)
LockModal.displayName = 'LockModal'
