import type { GetICUArgs } from '@schummar/icu-type-parser'

export type Values = Readonly<Record<string, unknown>>

/** The names of the tags in a message. */
type TagsOf<Message> = Message extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag) | TagsOf<Rest>
  : never

/** The values that a message in ICU MessageFormat needs, read from its text by the compiler. */
export type ValuesOf<
  Message extends string,
  Value = string | number,
  Enclosed = unknown,
> = Readonly<GetICUArgs<Message, { ICUArgument: Value; ICUNumberArgument: number }>> &
  (Message extends `${string}<${string}` ? TagsIn<Message, Enclosed> : unknown)

type TagsIn<Message, Enclosed> = Readonly<Record<TagsOf<Message>, (enclosed: Enclosed) => Enclosed>>
