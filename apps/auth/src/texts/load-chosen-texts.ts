import type { Language } from '@vestibule/api-client/contract'
import type { ChosenTexts } from './chosen-texts.ts'
import { loadFlowTexts } from './load-flow-texts.ts'
import { loadStartTexts } from './load-start-texts.ts'
import { loadUiTexts } from './load-ui-texts.ts'

export async function loadChosenTexts(language: Language): Promise<ChosenTexts> {
  const [start, flows, ui] = await Promise.all([
    loadStartTexts(language),
    loadFlowTexts(language),
    loadUiTexts(language),
  ])
  return { texts: { ...start, ...flows }, ui }
}
