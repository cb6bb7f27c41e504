import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect, useRef } from 'react'

/** Minutes at which the time left is read out; a countdown that speaks each minute is noise. */
const marks = new Set([60, 30, 10, 5, 1])

/** Has the time left read out when it is first shown, and at a few marks after that. */
export function useAnnouncedMinutes(
  minutes: number | undefined,
  sentence: (minutes: number) => string,
): void {
  const announce = useAnnounce()
  const heard = useRef<number | null>(null)
  useEffect(() => {
    if (minutes === undefined || heard.current === minutes) return
    if (heard.current === null || marks.has(minutes)) announce(sentence(minutes))
    heard.current = minutes
  }, [announce, minutes, sentence])
}
