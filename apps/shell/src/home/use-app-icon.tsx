import type { App } from '@vestibule/session'
import { useState, type CSSProperties, type ReactElement } from 'react'
import { iconAddress } from './icon-address.ts'

/** Returns the picture of an app; undefined if it has none or the picture cannot be loaded. */
export function useAppIcon({ icon }: Pick<App, 'icon'>): ReactElement | undefined {
  const [broken, setBroken] = useState<string | null>(null)
  const address = iconAddress(icon)
  if (!address || address === broken) return undefined
  return <AppIcon address={address} onBroken={() => setBroken(address)} />
}

interface AppIconProps {
  readonly address: string
  readonly onBroken: () => void
}

/**
 * The picture of an app. An SVG is drawn as a mask, in the colour of the product line; other formats as they are. The
 * browser does not report whether a mask could be loaded, so a hidden `img` finds out.
 */
function AppIcon({ address, onBroken }: AppIconProps) {
  const picture = <img src={address} alt="" width={20} height={20} onError={onBroken} />
  if (!address.endsWith('.svg')) return picture
  return (
    <span className="sh-app-icon" style={{ '--vb-_picture': `url("${address}")` } as CSSProperties}>
      {picture}
    </span>
  )
}
