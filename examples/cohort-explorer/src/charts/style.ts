/** The platform's collection colours, in order. They follow the theme automatically. */
export const colors = [1, 2, 3, 4].map((number) => `var(--vb-collection-${number})`)
/** Dash patterns, one per line of a chart, so that colour is not the only difference. */
export const dashes = ['none', '5 3', '2 3', '8 3 2 3']

/** Options that all charts share. */
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
