import { ScreenTextsContext, useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import type { Context } from 'react'
import type { StartTexts } from './texts.ts'

/**
 * The context with the texts of the start screen. It is the context of the texts that all screens share, so that one
 * provider is enough.
 */
export const StartTextsContext = ScreenTextsContext as Context<StartTexts | null>

/** Returns the texts of the start screen, and of the frame around every screen. */
export const useStartTexts = useScreenTexts as () => StartTexts
