/** The toolbar's menus. The first item of each is the default, so that the toolbar marks only what was changed. */
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
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { type: 'reset', title: 'English' },
        { value: 'de', title: 'Deutsch' },
        { value: 'fr', title: 'Français' },
        { value: 'es', title: 'Español' },
        { value: 'ja', title: '日本語' },
        { value: 'ar', title: 'العربية' },
        { value: 'longer', title: '40 % longer' },
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
  language: 'en',
  textSize: '1',
  motion: 'system',
  brand: 'none',
}
export type Toolbar = typeof unchanged

/** The toolbar's values, with defaults for those not set. */
export function toolbarOf(globals: Record<string, unknown> = {}): Toolbar {
  const said = Object.entries(globals).filter(([, value]) => value !== undefined && value !== null)
  return { ...unchanged, ...Object.fromEntries(said) }
}

export const brandings: Record<string, { primary: string; page: string } | undefined> = {
  teal: { primary: '#017a75', page: '#063f3c' },
  amber: { primary: '#ffc233', page: '#fff3d6' },
}

/** The design's breakpoints, the width of a common phone, and 320 pixels: the narrowest screen of WCAG 2.2. */
export const viewports = {
  xs: { name: 'xs, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  sm: { name: 'sm, 600', styles: { width: '600px', height: '900px' }, type: 'tablet' },
  md: { name: 'md, 960', styles: { width: '960px', height: '800px' }, type: 'desktop' },
  lg: { name: 'lg, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  xl: { name: 'xl, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const
