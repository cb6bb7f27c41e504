import type { Settings } from '../settings/settings.ts'

/** The platform's name for places outside its pages: authenticator apps, passkeys and mails. */
export function platformNameOf({ apps }: Pick<Settings, 'apps'>): string {
  return apps.platformName ?? 'Vestibule'
}
