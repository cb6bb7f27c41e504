/** A span of time as a clock shows it: `0:24`, `59:05`, `1:02:03`. Part seconds count as whole ones. */
export function clockTime(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, seconds] = [
    Math.floor(total / 3600),
    Math.floor((total % 3600) / 60),
    total % 60,
  ]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
    : `${minutes}:${twoDigits(seconds)}`
}

/**
 * How long a code lives, in words: in minutes where it is a whole number of them, else in seconds. The server's mails
 * say the same of the same code (`packages/server/src/mail/duration-in-words.ts`).
 */
export function durationInWords(seconds: number): string {
  const [unit, count] =
    seconds > 0 && seconds % 60 === 0 ? ['minute', seconds / 60] : ['second', seconds]
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
