const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const variants = [
  { variant: 'light', theme: 'light', dir: 'ltr' },
  { variant: 'dark', theme: 'dark', dir: 'ltr' },
  { variant: 'rtl', theme: 'light', dir: 'rtl' },
] as const

/**
 * The looks in which each screen is pictured: three sizes, each light, dark and from right to left.
 */
export const looks = sizes.flatMap(({ width, height }) =>
  variants.map(({ variant, theme, dir }) => ({
    name: `${width}-${variant}`,
    width,
    height,
    theme,
    dir,
  })),
)
