import { createIcon } from './create-icon.tsx'

export const ErrorCircleIcon = /* @__PURE__ */ createIcon(
  'ErrorCircleIcon',
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM10 6.5v4M10 13.4v.1',
)
export const InfoCircleIcon = /* @__PURE__ */ createIcon(
  'InfoCircleIcon',
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM10 9.5v4M10 6.6v.1',
)
export const QuestionCircleIcon = /* @__PURE__ */ createIcon(
  'QuestionCircleIcon',
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM8 8.1a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.3v.2M10 13.6v.1',
  // Mirrored in right-to-left text, this icon is the question mark of Arabic.
  { directional: true },
)
export const WarningIcon = /* @__PURE__ */ createIcon(
  'WarningIcon',
  'M10 3.5 17.25 16H2.75L10 3.5ZM10 8.5v3.25M10 13.9v.1',
)
export const CheckCircleFilledIcon = /* @__PURE__ */ createIcon('CheckCircleFilledIcon', '', {
  fill: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm3.7 5.2-4.1 4.7a.85.85 0 0 1-1.24.04L6.3 10.8a.85.85 0 0 1 1.2-1.2l1.43 1.42 3.5-4a.85.85 0 1 1 1.28 1.12Z',
})
export const CrossCircleIcon = /* @__PURE__ */ createIcon(
  'CrossCircleIcon',
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM7.75 7.75l4.5 4.5M12.25 7.75l-4.5 4.5',
)
export const DashedCircleIcon = /* @__PURE__ */ createIcon(
  'DashedCircleIcon',
  'M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z',
  { dash: '2.4 2.7' },
)
export const ClockIcon = /* @__PURE__ */ createIcon(
  'ClockIcon',
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM10 6v4.25L12.75 12',
)
export const OfflineIcon = /* @__PURE__ */ createIcon(
  'OfflineIcon',
  'M3.5 3.5l13 13M6.8 12.3a4.5 4.5 0 0 1 5.2-.8M4 9.4A8.5 8.5 0 0 1 7.6 7.3M10.7 6.8A8.5 8.5 0 0 1 16 9.4M10 15.4v.1',
)
export const OnlineIcon = /* @__PURE__ */ createIcon(
  'OnlineIcon',
  'M6.8 12.3a4.5 4.5 0 0 1 6.4 0M4 9.4a8.5 8.5 0 0 1 12 0M10 15.4v.1',
)
export const SlowConnectionIcon = /* @__PURE__ */ createIcon(
  'SlowConnectionIcon',
  'M3.5 14a7 7 0 1 1 13 0M10 13.5 6.8 9.3',
)

/* The sign in a filled icon is a hole: its path runs clockwise, that of the shape around it counter-clockwise. */
const disc = 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z'
const triangle = 'M10 3.5 2.75 16h14.5L10 3.5Z'

export const InfoCircleFilledIcon = /* @__PURE__ */ createIcon('InfoCircleFilledIcon', '', {
  fill: `${disc}M10.75 9.5v4a.75.75 0 0 1-1.5 0v-4a.75.75 0 0 1 1.5 0ZM10 5.75a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z`,
})
export const QuestionCircleFilledIcon = /* @__PURE__ */ createIcon('QuestionCircleFilledIcon', '', {
  fill: `${disc}M7.25 8.1a2.75 2.75 0 1 1 3.5 2.644v.656a.75.75 0 0 1-1.5 0v-1.34a.75.75 0 0 1 .563-.724a1.25 1.25 0 1 0-1.063-1.236a.75.75 0 0 1-1.5 0ZM10 12.75a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z`,
  directional: true,
})
export const WarningFilledIcon = /* @__PURE__ */ createIcon('WarningFilledIcon', triangle, {
  fill: `${triangle}M10.75 8.5v3.25a.75.75 0 0 1-1.5 0V8.5a.75.75 0 0 1 1.5 0ZM10 13.05a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z`,
})
