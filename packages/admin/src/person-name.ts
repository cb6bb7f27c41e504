interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** The full name of a person, or the e-mail address if there is no name. */
export const personName = ({ first_name: first, last_name: last, email }: Person) =>
  `${first} ${last}`.trim() || email
