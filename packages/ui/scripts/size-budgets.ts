/** What a component may weigh, and which library may be part of it. */
export type Budget = {
  /** Bytes of JavaScript with all it brings but React; minified, brotli. */
  limit: number
  /** The libraries it may bring. One more in the bundle fails, whatever it weighs. */
  brings: string[]
}

const headless = '@headlessui/react'
const floating = '@floating-ui/react'

/** Most components are their own few lines. */
export const ordinary: Budget = { limit: 3500, brings: [] }

export const budgets: Record<string, Budget> = {
  'code-input': { limit: 6500, brings: ['input-otp'] },
  'qr-code': { limit: 6500, brings: ['qrcode.react'] },
  tooltip: { limit: 14_500, brings: [floating] },
  tabs: { limit: 11_500, brings: [headless] },
  modal: { limit: 17_500, brings: [headless] },
  'lock-modal': { limit: 19_000, brings: [headless] },
  drawer: { limit: 18_500, brings: [headless] },
  menu: { limit: 31_000, brings: [headless, floating] },
  popover: { limit: 28_500, brings: [headless, floating] },
  'filter-popover': { limit: 31_500, brings: [headless, floating] },
  select: { limit: 33_500, brings: [headless, floating] },
  'multi-select': { limit: 44_500, brings: [headless, floating] },
}

/** What a page with a form needs before anything else. */
export const formBudget = { names: ['button', 'text-field'], limit: 6000 }
