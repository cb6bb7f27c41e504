import { ScreenTextsContext, useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import type { Context } from 'react'
import type { StartTexts } from './texts.ts'

/** The texts of the start screen come from the context of all screens, so that one provider serves both. */
export const StartTextsContext = ScreenTextsContext as Context<StartTexts | null>

/** The texts of the start screen, and of what surrounds every screen. */
export const useStartTexts = useScreenTexts as () => StartTexts
