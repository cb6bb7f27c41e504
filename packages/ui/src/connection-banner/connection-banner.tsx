import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react'
import { Banner, type BannerTone } from '../banner/banner.tsx'
import { OfflineIcon, OnlineIcon, SlowConnectionIcon, type IconComponent } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type ConnectionStatus = 'online' | 'slow' | 'offline'

export type ConnectionBannerProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** How the connection is now. */
  status: ConnectionStatus
  /** Milliseconds 'Connection restored' stays. */
  restoredForMs?: number
  /** Replaces the built-in English texts, each by itself. */
  texts?: { offline?: string; slow?: string; restored?: string; close?: string }
}

const looks = {
  offline: { tone: 'danger', Icon: OfflineIcon, text: 'No internet connection' },
  slow: { tone: 'warning', Icon: SlowConnectionIcon, text: 'Slow internet connection' },
  restored: { tone: 'success', Icon: OnlineIcon, text: 'Connection restored' },
} satisfies Record<string, { tone: BannerTone; Icon: IconComponent; text: string }>

/**
 * Says that the connection is lost, slow or back, at each change; nothing while it has been good
 * all along. Can be closed until the next change. Keep it mounted: it is the live region as well.
 */
export const ConnectionBanner = forwardRef<HTMLDivElement, ConnectionBannerProps>(
  ({ status, restoredForMs = 3000, texts, className, ...rest }, ref) => {
    const [shown, setShown] = useState({ status, visible: status !== 'online' })
    // A change shows the banner in the same render, also when the last one was closed.
    if (shown.status !== status) setShown({ status, visible: true })

    const { visible } = shown
    useEffect(() => {
      if (status !== 'online' || !visible) return undefined
      const timer = setTimeout(() => setShown({ status, visible: false }), restoredForMs)
      return () => clearTimeout(timer)
    }, [status, visible, restoredForMs])

    const kind = status === 'online' ? 'restored' : status
    const { tone, Icon, text } = looks[kind]
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
            {texts?.[kind] ?? text}
          </Banner>
        )}
      </div>
    )
  },
)
ConnectionBanner.displayName = 'ConnectionBanner'
