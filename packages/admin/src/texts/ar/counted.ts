import { createPlural } from '@vestibule/app-kit/texts/plural'

const plural = createPlural('ar')

/** The forms of a noun after a number. For one and two the noun itself says the number. */
interface Noun {
  readonly one: string
  readonly two: string
  /** The form after the numbers 3 to 10. */
  readonly few: string
  /** The form after the numbers 11 to 99. */
  readonly many: string
  /** The form after whole hundreds and after 0. */
  readonly other: string
}

/** A number with its noun: `شخص واحد`, `شخصان`, `3 أشخاص`, `11 شخصًا`, `100 شخص`. */
export const counted = (n: number, { one, two, few, many, other }: Noun): string =>
  plural(n, {
    zero: `{n} ${other}`,
    one,
    two,
    few: `{n} ${few}`,
    many: `{n} ${many}`,
    other: `{n} ${other}`,
  })

export const people = (n: number) =>
  counted(n, { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' })

export const organizations = (n: number) =>
  counted(n, {
    one: 'مؤسسة واحدة',
    two: 'مؤسستان',
    few: 'مؤسسات',
    many: 'مؤسسة',
    other: 'مؤسسة',
  })

export const sessions = (n: number) =>
  counted(n, { one: 'جلسة واحدة', two: 'جلستان', few: 'جلسات', many: 'جلسة', other: 'جلسة' })

export const events = (n: number) =>
  counted(n, { one: 'حدث واحد', two: 'حدثان', few: 'أحداث', many: 'حدثًا', other: 'حدث' })

export const tickets = (n: number) =>
  counted(n, { one: 'تذكرة واحدة', two: 'تذكرتان', few: 'تذاكر', many: 'تذكرة', other: 'تذكرة' })

export const mails = (n: number) =>
  counted(n, { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' })

export const apiTokens = (n: number) =>
  counted(n, {
    one: 'رمز API مميز واحد',
    two: 'رمزا API مميزان',
    few: 'رموز API مميزة',
    many: 'رمز API مميزًا',
    other: 'رمز API مميز',
  })

export const recoveryCodes = (n: number) =>
  counted(n, {
    one: 'رمز استرداد واحد',
    two: 'رمزا استرداد',
    few: 'رموز استرداد',
    many: 'رمز استرداد',
    other: 'رمز استرداد',
  })

export const grants = (n: number) =>
  counted(n, { one: 'إذن واحد', two: 'إذنان', few: 'أذونات', many: 'إذنًا', other: 'إذن' })
