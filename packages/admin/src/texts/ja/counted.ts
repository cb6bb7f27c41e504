const numbers = new Intl.NumberFormat('ja')

/** Counts people with 人 and other things with 件 or a counter of their own: `3 人`, `1,200 件`. */
export const people = (n: number) => `${numbers.format(n)} 人`
export const items = (n: number) => `${numbers.format(n)} 件`
