import { useCallback, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

const dayMs = 86_400_000
/** Access that ends within this many days ends soon. The first mail about the end is sent this early. */
const soonDays = 30

/**
 * Returns a function that says until which day the user can open something, if that is soon; otherwise it returns null.
 */
export function useEndSoon() {
  const { home, formats } = useTexts()
  const [now] = useState(() => Date.now())
  return useCallback(
    (lastDay: string | null): string | null => {
      if (lastDay === null) return null
      // The access lasts until the end of the last day.
      const left = Date.parse(lastDay) + dayMs - now
      return left > soonDays * dayMs ? null : home.datasets.until({ day: formats.day(lastDay) })
    },
    [home, formats, now],
  )
}
