import { ScreenTextsContext, useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import type { Context } from 'react'
import type { StartTexts } from './texts.ts'

/** Where this app provides the texts of all screens, it provides those of the start screen with them. */
export const StartTextsContext = ScreenTextsContext as Context<StartTexts | null>

/** The texts of the start screen, and of what surrounds every screen. */
export const useStartTexts = useScreenTexts as () => StartTexts
