/** The texts that `StepDoors` shows or reads out. */
export type StepDoorsTexts = {
  step: (current: number, total: number) => string
}

export const stepDoorsTexts: StepDoorsTexts = {
  step: (current, total) => `Step ${current} of ${total}`,
}
