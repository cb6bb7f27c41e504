import { describe, expect, it } from 'vitest'
import { availabilityOf, type Surroundings } from './app-availability.ts'

const app = {
  enabled: true,
  premiumOnly: false,
  supportedDatasetTypes: ['Imaging', 'Lab Tests'],
}
const outside: Surroundings = { tier: 'premium', dataset: null }
const inLab: Surroundings = { tier: 'premium', dataset: { datatypes: ['Lab Tests'] } }
const inNotes: Surroundings = { tier: 'premium', dataset: { datatypes: ['Clinical Notes'] } }

describe('an app', () => {
  it.each([
    ['opens in a dataset that it supports', {}, inLab, 'open'],
    ['opens without a dataset: the first supported one is chosen then', {}, outside, 'open'],
    ['does not support a dataset of other types', {}, inNotes, 'unsupported'],
    ['without declared types supports any', { supportedDatasetTypes: [] }, inNotes, 'open'],
    ['of the premium tier is open to premium', { premiumOnly: true }, inLab, 'open'],
    [
      'of premium is locked in explore',
      { premiumOnly: true },
      { ...inLab, tier: 'explore' },
      'locked',
    ],
    [
      'of premium is closed while the tier is not known',
      { premiumOnly: true },
      { ...inLab, tier: null },
      'unchecked',
    ],
    ['of any tier does not wait for the tier', {}, { ...inLab, tier: null }, 'open'],
    [
      'that is switched off says so first',
      { enabled: false, premiumOnly: true },
      outside,
      'disabled',
    ],
  ] as const)('%s', (_what, change, surroundings, availability) => {
    expect(availabilityOf({ ...app, ...change }, surroundings)).toBe(availability)
  })
})
