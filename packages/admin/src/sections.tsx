import type { AdminPermission } from '@vestibule/api-client/contract'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import {
  ClockIcon,
  DeviceIcon,
  DocumentIcon,
  KeyIcon,
  ListIcon,
  LockIcon,
  OrganizationIcon,
  OverviewIcon,
  PulseIcon,
  SupportIcon,
  UserAddIcon,
  UsersIcon,
  type IconComponent,
} from '@vestibule/ui/icons'
import type { SectionParts } from './section-pages.tsx'
import type { AdminTexts } from './texts/admin-texts.ts'

/** A section at `/admin/`. */
export interface Section extends SectionParts {
  readonly name: keyof AdminTexts['sections']
  readonly icon: IconComponent
  /** The permission that a user needs to see the section. */
  readonly permission: AdminPermission
}

/** The sections of administration, in groups that the navigation separates. To add a section, add an entry here. */
export const sectionGroups: readonly (readonly Section[])[] = [
  [
    {
      path: '',
      name: 'overview',
      icon: OverviewIcon,
      permission: 'overview.read',
      List: lazyCode(() => import('./overview/overview-page.tsx')),
    },
  ],
  [
    {
      path: 'users',
      name: 'users',
      icon: UsersIcon,
      permission: 'users.read',
      List: lazyCode(() => import('./users/users-page.tsx')),
      Item: lazyCode(() => import('./users/user-page.tsx')),
    },
    {
      path: 'sessions',
      name: 'sessions',
      icon: DeviceIcon,
      permission: 'users.read',
      List: lazyCode(() => import('./sessions/sessions-page.tsx')),
    },
    {
      path: 'registrations',
      name: 'registrations',
      icon: UserAddIcon,
      permission: 'registrations.read',
      List: lazyCode(() => import('./registrations/registrations-page.tsx')),
    },
    {
      path: 'organizations',
      name: 'organizations',
      icon: OrganizationIcon,
      permission: 'organizations.read',
      List: lazyCode(() => import('./organizations/organizations-page.tsx')),
      Item: lazyCode(() => import('./organizations/organization-page.tsx')),
      itemPages: {
        'identity-provider': lazyCode(() => import('./organizations/identity-provider-page.tsx')),
      },
    },
    {
      path: 'identity-providers',
      name: 'identityProviders',
      icon: LockIcon,
      permission: 'identity_providers.read',
      List: lazyCode(() => import('./organizations/identity-providers-page.tsx')),
    },
  ],
  [
    {
      path: 'access',
      name: 'access',
      icon: KeyIcon,
      permission: 'access.read',
      List: lazyCode(() => import('./access/access-page.tsx')),
    },
    {
      path: 'requests',
      name: 'requests',
      icon: ClockIcon,
      permission: 'access.read',
      List: lazyCode(() => import('./access-requests/requests-page.tsx')),
    },
    {
      path: 'terms',
      name: 'terms',
      icon: DocumentIcon,
      permission: 'terms.read',
      List: lazyCode(() => import('./terms/terms-page.tsx')),
    },
  ],
  [
    {
      path: 'audit',
      name: 'audit',
      icon: ListIcon,
      permission: 'audit.read',
      List: lazyCode(() => import('./audit/audit-page.tsx')),
    },
    {
      path: 'support',
      name: 'support',
      icon: SupportIcon,
      permission: 'support.read',
      List: lazyCode(() => import('./support/support-page.tsx')),
      Item: lazyCode(() => import('./support/ticket-page.tsx')),
    },
    {
      path: 'health',
      name: 'health',
      icon: PulseIcon,
      permission: 'health.read',
      List: lazyCode(() => import('./health/health-page.tsx')),
    },
  ],
]
