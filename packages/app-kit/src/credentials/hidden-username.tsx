/** The e-mail address in a hidden field for password managers, because some skip the disabled field that shows it. */
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
