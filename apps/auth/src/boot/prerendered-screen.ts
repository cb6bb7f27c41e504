import type { BootState } from './boot-machine.ts'
import { needsDeviceCode } from './device-code-rule.ts'

/** Which prerendered start screen belongs to what is known; none, where sign-in goes another way. */
export function prerenderedScreen(given: BootState): 'start' | 'start-sign-up' | 'none' {
  if (given.status !== 'ready' || needsDeviceCode(given.platform, given.settings)) return 'none'
  return given.platform.config.sign_up_data.enable_sign_up ? 'start-sign-up' : 'start'
}
