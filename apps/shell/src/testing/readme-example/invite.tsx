import '@vestibule/ui/styles.css'
import { Button } from '@vestibule/ui/button'
import { TextField } from '@vestibule/ui/text-field'

export const Invite = () => (
  <form>
    <TextField label="Email" type="email" autoComplete="username" />
    <Button type="submit">Verify and Proceed</Button>
  </form>
)
