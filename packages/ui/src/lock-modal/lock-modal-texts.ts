/** What an organisation has subscribed to; `premium` opens parts that are locked in `explore`. */
export type Tier = 'explore' | 'premium'

/** The texts that `LockModal` shows or reads out. */
export type LockModalTexts = {
  title: string
  description: string
  /** Names the tier of the user's organisation, if the prop `offers` of `LockModal` is not set. */
  tier: (tier: Tier) => string
  /** Names of the tiers, as headings above their offers. */
  tiers: Readonly<Record<Tier, string>>
  /** Badge beside the name of the user's own tier. */
  yours: string
  dismiss: string
}

const tiers = { explore: 'Explore', premium: 'Premium' }

export const lockModalTexts: LockModalTexts = {
  title: 'Only in premium',
  description: 'Tier information for target and disease results is only in premium.',
  tier: (tier) => `Your tier: ${tiers[tier]}`,
  tiers,
  yours: 'Your tier',
  dismiss: 'Not now',
}
