import { Lockup } from '@vestibule/ui/lockup'
import { useWorld } from '../../boot/world.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'

export function Brand() {
  const texts = useTexts()
  const { appName, providerName } = useWorld().settings
  return <Lockup name={appName} sub={fill(texts.app.poweredBy, { provider: providerName })} />
}
