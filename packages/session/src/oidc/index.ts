export {
  oidcBackend,
  type OidcBackendOptions,
  type OidcUser,
  type OidcUserManager,
} from './oidc-backend.ts'
