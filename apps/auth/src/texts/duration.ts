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

/** A span of time in words, in whole minutes: `15 minutes`, `1 minute`. Less than two minutes in seconds. */
export function durationInWords(seconds: number): string {
  const isShort = seconds < 120 && seconds !== 60
  const [unit, count] = isShort ? ['second', seconds] : ['minute', Math.floor(seconds / 60)]
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
