import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react'
import { Banner, type BannerProps } from '../banner/banner.tsx'
import { OfflineIcon, OnlineIcon, SlowConnectionIcon, type IconComponent } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/use-texts.ts'
import { connectionBannerTexts, type ConnectionBannerTexts } from './connection-banner-texts.ts'

type ConnectionStatus = 'online' | 'slow' | 'offline'

export type ConnectionBannerProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The current state of the connection. Each change shows the banner; for `online` it soon disappears. */
  status: ConnectionStatus
  /** How long the banner 'Connection restored' is shown, in milliseconds. */
  restoredForMs?: number
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<ConnectionBannerTexts> & BannerProps['texts']
}

const looks = {
  offline: { tone: 'danger', Icon: OfflineIcon },
  slow: { tone: 'warning', Icon: SlowConnectionIcon },
  restored: { tone: 'success', Icon: OnlineIcon },
} satisfies Record<string, { tone: BannerProps['tone']; Icon: IconComponent }>

/**
 * Says when the connection is lost, slow or restored; shows nothing if it has always been good. The user can close the
 * banner until the next change. Keep the component mounted: screen readers announce changes only in a live region that
 * was there before.
 */
export const ConnectionBanner = forwardRef<HTMLDivElement, ConnectionBannerProps>(
  ({ status, restoredForMs = 3000, texts, className, ...rest }, ref) => {
    const words = useTexts('connectionBanner', connectionBannerTexts)
    const [shown, setShown] = useState({ status, visible: status !== 'online' })
    // Show the banner in the same render in which the status changes, even if the previous banner was closed.
    if (shown.status !== status) setShown({ status, visible: true })

    const { visible } = shown
    useEffect(() => {
      if (status !== 'online' || !visible) return undefined
      const timer = setTimeout(() => setShown({ status, visible: false }), restoredForMs)
      return () => clearTimeout(timer)
    }, [status, visible, restoredForMs])

    const kind = status === 'online' ? 'restored' : status
    const { tone, Icon } = looks[kind]
    return (
      <div ref={ref} role="status" className={cx('vb-connection-banner', className)} {...rest}>
        {visible && (
          <Banner
            solid
            tone={tone}
            icon={<Icon />}
            onClose={() => setShown({ status, visible: false })}
            texts={{ close: texts?.close }}
          >
            {texts?.[kind] ?? words[kind]}
          </Banner>
        )}
      </div>
    )
  },
)
ConnectionBanner.displayName = 'ConnectionBanner'
