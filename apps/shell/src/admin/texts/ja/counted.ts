const numbers = new Intl.NumberFormat('ja')

/** People are counted by 人, all else by 件 or a word of its own: `3 人`, `1,200 件`. */
export const people = (n: number) => `${numbers.format(n)} 人`
export const items = (n: number) => `${numbers.format(n)} 件`
