/** A name, an address or a code within a sentence. Without this, Latin letters pull the signs around them to the left. */
export const isolated = (text: string | number): string => `\u2068${text}\u2069`
