import { AccountApp } from '@vestibule/account/account-app'
import NotFoundScreen from '../not-found/not-found-screen.tsx'

export default function AccountFlow() {
  return <AccountApp notFound={<NotFoundScreen />} />
}
