import { NetworkBanner, SessionExpiry } from '@vestibule/session/react'
import { sessionTexts } from '@vestibule/session/texts/de'

export const Banners = () => (
  <>
    <NetworkBanner texts={sessionTexts} />
    <SessionExpiry texts={sessionTexts} />
  </>
)
