import { signIn } from 'readme:sign-in'

await signIn()
