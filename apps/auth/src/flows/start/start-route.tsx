import { needsDeviceCode } from '../../boot/device-code-rule.ts'
import { usePlatform } from '../../boot/platform-context.ts'
import { useWorld } from '../../boot/world.ts'
import { flows } from '../../lazy-flows.ts'
import { StartFlow } from './start-flow.tsx'

/** The address, or, where the environment demands it, a device code. */
export function StartRoute() {
  const platform = usePlatform()
  const { settings } = useWorld()
  if (needsDeviceCode(platform, settings)) return <flows.DeviceCode />
  return <StartFlow signUp={platform.config.sign_up_data.enable_sign_up} />
}
