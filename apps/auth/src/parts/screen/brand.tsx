import { Lockup } from '@vestibule/ui/lockup'
import { defaultSettings } from '../../boot/settings.ts'
import { useWorld } from '../../boot/world.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useHydrated } from '../use-hydrated.ts'

export function Brand() {
  const texts = useTexts()
  const { settings } = useWorld()
  // The prerendered page knows the default names only.
  const { appName, providerName } = useHydrated() ? settings : defaultSettings
  return <Lockup name={appName} sub={fill(texts.app.poweredBy, { provider: providerName })} />
}
