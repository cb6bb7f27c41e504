import { lazyCode } from '@vestibule/base/react/lazy-code'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { needsDeviceCode } from '../../boot/needs-device-code.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { StartScreen } from './start-screen.tsx'

const DeviceCodeFlow = lazyCode(() => import('../device-code/device-code-flow.tsx'))

/** The form for the email address, or a device code if the environment requires sign-in by device code. */
export default function StartFlow() {
  const platform = usePlatform()
  const { settings } = useWorld()
  if (needsDeviceCode(platform, settings)) return <DeviceCodeFlow />
  return <StartScreen signUp={platform.config.sign_up_data.enable_sign_up} />
}
