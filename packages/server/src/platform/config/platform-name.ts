import type { Settings } from '../settings/settings.ts'

/** The name of the platform, for people who read it apart from its pages: in authenticators, passkeys and mails. */
export function platformNameOf({ apps }: Pick<Settings, 'apps'>): string {
  return apps.platformName ?? 'Vestibule'
}
