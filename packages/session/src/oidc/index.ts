export { oidcBackend } from './oidc-backend.ts'
