/**
 * What the toolbar can set for every story. The first of each is what holds without it, so that the toolbar shows as
 * active only what was changed.
 */
export const globalTypes = {
  theme: {
    description: 'Colour theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { type: 'reset', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'system', title: 'System' },
        { value: 'all', title: 'Both, side by side' },
      ],
    },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { type: 'reset', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { type: 'reset', title: '100 %' },
        { value: '2', title: '200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { type: 'reset', title: 'As the system has it' },
        { value: 'reduced', title: 'Reduced' },
      ],
    },
  },
  brand: {
    description: 'Colours of an organisation',
    toolbar: {
      title: 'Branding',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { type: 'reset', title: 'Vestibule' },
        { value: 'teal', title: 'Teal' },
        { value: 'amber', title: 'Amber' },
      ],
    },
  },
} as const

const unchanged = {
  theme: 'light',
  direction: 'ltr',
  textSize: '1',
  motion: 'system',
  brand: 'none',
}
export type Toolbar = typeof unchanged

/** What the toolbar says, with what holds where it says nothing. */
export function toolbarOf(globals: Record<string, unknown> = {}): Toolbar {
  const said = Object.entries(globals).filter(([, value]) => value !== undefined && value !== null)
  return { ...unchanged, ...Object.fromEntries(said) }
}

export const brandings: Record<string, { primary: string; page: string } | undefined> = {
  teal: { primary: '#017a75', page: '#063f3c' },
  amber: { primary: '#ffc233', page: '#fff3d6' },
}

/** The breakpoints of the design, and the narrowest screen of WCAG 2.2. */
export const viewports = {
  xs: { name: 'xs, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  sm: { name: 'sm, 600', styles: { width: '600px', height: '900px' }, type: 'tablet' },
  md: { name: 'md, 960', styles: { width: '960px', height: '800px' }, type: 'desktop' },
  lg: { name: 'lg, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  xl: { name: 'xl, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const
