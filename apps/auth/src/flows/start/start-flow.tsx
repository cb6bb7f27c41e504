import { lazyCode } from '@vestibule/base/react/lazy-code'
import { needsDeviceCode, usePlatform } from '../../boot/platform.ts'
import { useWorld } from '../../boot/world.ts'
import { StartScreen } from './start-screen.tsx'

const DeviceCodeFlow = lazyCode(() => import('../device-code/device-code-flow.tsx'))

/** The form for the e-mail address, or a device code if the environment requires it. */
export default function StartFlow() {
  const platform = usePlatform()
  const { settings } = useWorld()
  if (needsDeviceCode(platform, settings)) return <DeviceCodeFlow />
  return <StartScreen signUp={platform.config.sign_up_data.enable_sign_up} />
}
