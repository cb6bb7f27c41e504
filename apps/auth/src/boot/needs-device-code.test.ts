import { expect, it } from 'vitest'
import { openPlatform } from '@vestibule/app-kit/testing/open-platform'
import { needsDeviceCode } from './needs-device-code.ts'

it.each([
  // Type of the environment, type of its source, federated, data partner, exempt partner: is a device code needed?
  ['restricted', null, true, null, null, true],
  [null, 'premium', true, null, null, true],
  ['restricted', null, true, 'p1', 'p2', true],
  ['restricted', null, true, 'p1', 'p1', false],
  ['restricted', null, true, null, 'p1', true],
  ['restricted', null, false, null, null, false],
  [null, null, true, null, null, false],
  ['premium', 'restricted', true, null, null, false],
])(
  'type %s, source %s, federated %s, partner %s, exempt %s: %s',
  (type, sourceType, federated, dataPartnerId, deviceCodeExemptPartnerId, expected) => {
    const platform = {
      ...openPlatform,
      dataPartnerId,
      environment: { type, sourceType },
      config: { ...openPlatform.config, is_federated_environment: federated },
    }
    expect(needsDeviceCode(platform, { deviceCodeExemptPartnerId })).toBe(expected)
  },
)
