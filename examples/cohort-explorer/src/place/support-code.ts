/** Creates a short code that links what the user sees to the log: `3F2A-91BC`. */
export function newSupportCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  const digits = number.toString(16).toUpperCase().padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
