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

/** Connects the heading with the frame, which moves the focus to it. */
export const ScreenHeadingContext = createContext<ScreenHeading | null>(null)

export interface ScreenIntroProps {
  readonly heading: string
  readonly lead?: ReactNode
  /** The start screen's heading is larger. */
  readonly size?: 'lg' | 'xl'
}

/** The heading of a screen and the line below it. */
export function ScreenIntro({ heading, lead, size = 'lg' }: ScreenIntroProps) {
  const frame = useContext(ScreenHeadingContext)
  return <AuthIntro title={heading} description={lead} size={size} {...frame} />
}
