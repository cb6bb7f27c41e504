import { create } from 'storybook/theming'

const door =
  '<svg width="22" height="24" viewBox="3 2 26 28" fill="none" aria-hidden="true" style="flex:none">' +
  '<path d="M7.25 27.5V6.25a3 3 0 0 1 3-3h11.5a3 3 0 0 1 3 3V27.5" stroke="#3367d6" stroke-width="2.5"/>' +
  '<path d="M12.5 27.5V10.5a1.5 1.5 0 0 1 1.5-1.5h4a1.5 1.5 0 0 1 1.5 1.5V27.5Z" fill="#3367d6"/>' +
  '<path d="M4.25 28.5h23.5" stroke="#3367d6" stroke-width="2.5" stroke-linecap="round"/></svg>'

const mark = (fg: string) =>
  `<span style="display:flex;gap:10px;align-items:center;font:600 16px/20px 'Inter Variable',system-ui,sans-serif;letter-spacing:-.018em;color:${fg}">${door}Vestibule</span>`

const inBothThemes = {
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Inter Variable', system-ui, sans-serif",
  fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  appBorderRadius: 6,
  inputBorderRadius: 6,
}

/** The theme of Storybook's own interface, in the product's colours and font. */
export const brand = create({
  ...inBothThemes,
  base: 'light',
  brandTitle: mark('#191c22'),
  colorPrimary: '#3367d6',
  colorSecondary: '#3367d6',
  appBg: '#f7f9fd',
  appContentBg: '#ffffff',
  appBorderColor: '#e1e3e7',
  textColor: '#191c22',
  textMutedColor: '#5e6269',
  barSelectedColor: '#3367d6',
  barHoverColor: '#2654b7',
})

/** The theme of documentation pages while the toolbar's theme is dark. */
export const brandInTheDark = create({
  ...inBothThemes,
  base: 'dark',
  brandTitle: mark('#f0f2f7'),
  colorPrimary: '#76a4fe',
  colorSecondary: '#76a4fe',
  appBg: '#191c22',
  appContentBg: '#0e1116',
  appPreviewBg: '#0e1116',
  appBorderColor: '#282b31',
  textColor: '#f0f2f7',
  textMutedColor: '#a4a8af',
  barSelectedColor: '#76a4fe',
  barHoverColor: '#a6c4ff',
})
