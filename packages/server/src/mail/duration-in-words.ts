/**
 * How long a code or a link lives, as a mail tells it: in minutes where it is a whole number of them, else in seconds.
 * The sign-in app says the same of the same code (`apps/auth/src/texts/duration.ts`).
 */
export function durationInWords(seconds: number): string {
  const [unit, count] =
    seconds > 0 && seconds % 60 === 0 ? ['minute', seconds / 60] : ['second', seconds]
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
