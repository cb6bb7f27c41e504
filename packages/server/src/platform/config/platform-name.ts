import type { Settings } from '../settings/settings.ts'

/** The name of the platform where people read it outside its pages: in authenticators, passkeys and mails. */
export function platformNameOf({ apps }: Pick<Settings, 'apps'>): string {
  return apps.platformName ?? 'Vestibule'
}
