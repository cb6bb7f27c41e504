import type { SessionTexts } from './session-texts.ts'

/** What each thing that the session shows over the page is given. */
export interface SurfaceProps {
  readonly texts: SessionTexts
}
