interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** Matches names in scripts whose names begin with the family name. In lists no comma follows such a family name. */
const familyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const isFamilyFirst = ({ first_name: first, last_name: last }: Person) =>
  familyFirst.test(last || first)

/** The full name of a person, or the email address if there is no name. */
export const personName = (person: Person) => {
  const { first_name: first, last_name: last, email } = person
  return (isFamilyFirst(person) ? `${last} ${first}` : `${first} ${last}`).trim() || email
}

/**
 * The name of a person in a list that is ordered by family names, with the family name first; the email address if
 * there is no name.
 */
export const sortName = (person: Person) => {
  const { first_name: first, last_name: last, email } = person
  return [last, first].filter(Boolean).join(isFamilyFirst(person) ? ' ' : ', ') || email
}
