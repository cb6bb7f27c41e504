/**
 * Isolates a name, an address or a code within a sentence. Without this, Latin letters reorder the punctuation around
 * them.
 */
export const isolated = (text: string | number): string => `\u2068${text}\u2069`
