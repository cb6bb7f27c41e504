import { forwardRef, type ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { CheckIcon, LockIcon, MinusIcon } from '../icons/icons.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { lockModalTexts, type LockModalTexts, type Tier } from './lock-modal-texts.ts'

export type LockModalProps = Omit<
  ModalProps,
  'title' | 'description' | 'footer' | 'role' | 'width' | 'blocking' | 'texts' | 'onClose'
> & {
  /** Called when the user asks to close. The dialog closes only when the caller sets `open` to false. */
  onClose: NonNullable<ModalProps['onClose']>
  /** The tier of the user's organisation. In `premium` nothing is locked, so the dialog never opens. */
  tier: Tier
  /**
   * What each tier includes, side by side if the window is at least 600 pixels wide. Without this prop the dialog only
   * names the user's own tier.
   */
  offers?: Readonly<Record<Tier, readonly ReactNode[]>>
  /** A link or a button beside "Not now" that leads to where the user can get premium. */
  action?: ReactNode
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<LockModalTexts> & ModalProps['texts']
}

/** A dialog that explains why a part of the app is locked and what would unlock it. */
export const LockModal = forwardRef<HTMLDivElement, LockModalProps>(
  ({ open, onClose, tier, offers, action, texts, children, ...rest }, ref) => {
    const words = useTexts('lockModal', lockModalTexts)
    return (
      <Modal
        ref={ref}
        open={open && tier !== 'premium'}
        onClose={onClose}
        title={
          <span className="vb-lock-title">
            <span className="vb-lock-tile">
              <LockIcon size={24} />
            </span>
            {texts?.title ?? words.title}
          </span>
        }
        description={texts?.description ?? words.description}
        texts={{ close: texts?.close }}
        footer={
          <>
            <Button variant="quiet" size="md" onClick={() => onClose('close')}>
              {texts?.dismiss ?? words.dismiss}
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
                  {(texts?.tiers ?? words.tiers)[each]}
                  {each === tier && <Badge>{texts?.yours ?? words.yours}</Badge>}
                </h3>
                <ul className="vb-lock-offers">
                  {offers[each].map((offer, index) => (
                    // The index is a stable key: the list never reorders.
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
          <Badge tone="outline">{(texts?.tier ?? words.tier)(tier)}</Badge>
        )}
        {children}
      </Modal>
    )
  },
)
LockModal.displayName = 'LockModal'
