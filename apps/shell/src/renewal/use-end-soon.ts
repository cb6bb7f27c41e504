import { useCallback, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

const dayMs = 86_400_000
/** Access ends soon if it ends within this many days. The first mail about an end is sent that early. */
const soonDays = 30

/** Returns a function that says until which day something is open if that is soon, in the words of the cards; else null. */
export function useEndSoon() {
  const { home, formats } = useTexts()
  const [now] = useState(() => Date.now())
  return useCallback(
    (lastDay: string | null): string | null => {
      if (lastDay === null) return null
      // The last day counts whole.
      const left = Date.parse(lastDay) + dayMs - now
      return left > soonDays * dayMs ? null : home.datasets.until({ day: formats.day(lastDay) })
    },
    [home, formats, now],
  )
}
