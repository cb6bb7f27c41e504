import { AuthIntro } from '@vestibule/ui/auth-card'
import {
  createContext,
  useContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'

interface ScreenHeading {
  readonly titleRef: RefObject<HTMLHeadingElement | null>
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * What the frame around a screen gives to the heading in it, so that the frame can move the focus to the heading. Null
 * outside of a frame.
 */
export const ScreenHeadingContext = createContext<ScreenHeading | null>(null)

export interface ScreenIntroProps {
  readonly heading: string
  readonly lead?: ReactNode
  /** Size of the heading. Default: `lg`. The start screen has `xl`. */
  readonly size?: 'lg' | 'xl'
}

/** The heading of a screen, and the text below it. */
export function ScreenIntro({ heading, lead, size = 'lg' }: ScreenIntroProps) {
  const frame = useContext(ScreenHeadingContext)
  return <AuthIntro title={heading} description={lead} size={size} {...frame} />
}
