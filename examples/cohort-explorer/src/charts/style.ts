/** The colours of the platform's collections, in order. They follow the theme by themselves. */
export const colors = [1, 2, 3, 4].map((number) => `var(--vb-collection-${number})`)
/** Each line has a pattern of its own, so that colour is not the only difference. */
export const dashes = ['none', '5 3', '2 3', '8 3 2 3']

/** What all charts have in common. */
export const frame = {
  style: {
    background: 'none',
    color: 'var(--vb-fg-muted)',
    fontFamily: 'inherit',
    fontSize: '11px',
  },
  height: 200,
  marginTop: 12,
  marginBottom: 28,
} as const

export const grid = { stroke: 'var(--vb-border)', strokeOpacity: 1 } as const
