import type { CSSProperties } from 'react'

export interface AppIconProps {
  readonly address: string
  readonly onBroken: () => void
}

/**
 * The picture of an app. An SVG is drawn in one colour, that of the product line; any other picture
 * as it is. The `img` of an SVG is not seen: it tells whether the picture can be loaded.
 */
export function AppIcon({ address, onBroken }: AppIconProps) {
  const picture = <img src={address} alt="" width={20} height={20} onError={onBroken} />
  if (!address.endsWith('.svg')) return picture
  return (
    <span className="vb-app-icon" style={{ '--_picture': `url("${address}")` } as CSSProperties}>
      {picture}
    </span>
  )
}
