/**
 * The email address in a hidden field for password managers: some ignore the disabled field that shows it to the user.
 */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      tabIndex={-1}
    />
  )
}
