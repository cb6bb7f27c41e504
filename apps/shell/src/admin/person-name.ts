interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** What a person is called: the address where there is no name. */
export const personName = ({ first_name: first, last_name: last, email }: Person) =>
  `${first} ${last}`.trim() || email
