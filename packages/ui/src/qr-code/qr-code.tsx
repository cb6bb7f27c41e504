import { QRCodeSVG } from 'qrcode.react'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type QrCodeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The content to encode. At error correction level H, which the component uses, it can have about 1,270 bytes. */
  value: string
  /** Width and height in pixels, including the white margin that scanners need around the code. */
  size?: number
  /** Accessible name of the image. Show the content as text beside the code too, for users who cannot scan it. */
  label?: string
}

/**
 * A QR code at error correction level H, with the margin of four modules that scanners need. It is dark on light in
 * every theme, because many scanners cannot read light on dark.
 */
export const QrCode = forwardRef<HTMLDivElement, QrCodeProps>(
  (
    { value, size = 192, label = 'QR code for authenticator setup', className, style, ...rest },
    ref,
  ) => (
    <div
      ref={ref}
      role="img"
      aria-label={label}
      className={cx('vb-qr-code', className)}
      style={{ width: size, ...style }}
      {...rest}
    >
      <QRCodeSVG
        value={value}
        size={size}
        level="H"
        marginSize={4}
        bgColor="#ffffff"
        fgColor="#05070c"
        aria-hidden="true"
      />
    </div>
  ),
)
QrCode.displayName = 'QrCode'
