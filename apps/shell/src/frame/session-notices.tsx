export { SessionExpiry as default } from '@vestibule/session/react'
