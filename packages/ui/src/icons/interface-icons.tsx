import { createIcon } from './create-icon.tsx'

export const ArrowRightIcon = /* @__PURE__ */ createIcon(
  'ArrowRightIcon',
  'M4 10h12M11 5l5 5-5 5',
  { directional: true },
)
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('ArrowLeftIcon', 'M16 10H4M9 5l-5 5 5 5', {
  directional: true,
})
export const ArrowUpIcon = /* @__PURE__ */ createIcon('ArrowUpIcon', 'M10 16V4M5 9l5-5 5 5')
export const ArrowDownIcon = /* @__PURE__ */ createIcon('ArrowDownIcon', 'M10 4v12M15 11l-5 5-5-5')
export const CheckIcon = /* @__PURE__ */ createIcon('CheckIcon', 'm4.5 10.5 3.5 3.5 7.5-8')
export const MinusIcon = /* @__PURE__ */ createIcon('MinusIcon', 'M5 10h10')
export const CloseIcon = /* @__PURE__ */ createIcon('CloseIcon', 'm5.5 5.5 9 9M14.5 5.5l-9 9')
export const ChevronDownIcon = /* @__PURE__ */ createIcon(
  'ChevronDownIcon',
  'm5.5 8 4.5 4.5L14.5 8',
)
export const ChevronsVerticalIcon = /* @__PURE__ */ createIcon(
  'ChevronsVerticalIcon',
  'm6.5 7.5 3.5-3.5 3.5 3.5M6.5 12.5 10 16l3.5-3.5',
)
export const SearchIcon = /* @__PURE__ */ createIcon(
  'SearchIcon',
  'M3.75 9a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0ZM13 13l3.5 3.5',
)
export const EyeIcon = /* @__PURE__ */ createIcon(
  'EyeIcon',
  'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5ZM7.75 10a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0 -4.5 0Z',
)
export const EyeClosedIcon = /* @__PURE__ */ createIcon(
  'EyeClosedIcon',
  'M3.5 8.5c1.2 2 3.5 4 6.5 4s5.3-2 6.5-4M10 12.5V15M5.8 11.3 4.2 13.5M14.2 11.3l1.6 2.2',
)
export const CopyIcon = /* @__PURE__ */ createIcon(
  'CopyIcon',
  'M8.75 7.25h6a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-6a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5ZM12.75 7.25v-2a1.5 1.5 0 0 0-1.5-1.5h-6a1.5 1.5 0 0 0-1.5 1.5v6a1.5 1.5 0 0 0 1.5 1.5h2',
)
export const DownloadIcon = /* @__PURE__ */ createIcon(
  'DownloadIcon',
  'M10 3.5v9M6 9l4 4 4-4M3.5 16.5h13',
)
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(
  'ExternalLinkIcon',
  'M9 4.5H5A1.5 1.5 0 0 0 3.5 6v9A1.5 1.5 0 0 0 5 16.5h9a1.5 1.5 0 0 0 1.5-1.5v-4M12 3.5h4.5V8M16 4l-6.5 6.5',
  { directional: true },
)
export const ShareIcon = /* @__PURE__ */ createIcon(
  'ShareIcon',
  'M10 12.5v-9M6.5 6.5 10 3l3.5 3.5M6 9H5a1.5 1.5 0 0 0-1.5 1.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-4.5A1.5 1.5 0 0 0 15 9h-1',
)
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'RefreshIcon',
  'M16 8.5A6.25 6.25 0 0 0 4.6 7.2M4 11.5a6.25 6.25 0 0 0 11.4 1.3M4.25 3.75v3.5h3.5M15.75 16.25v-3.5h-3.5',
)
export const SignOutIcon = /* @__PURE__ */ createIcon(
  'SignOutIcon',
  'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M8.5 10h8M13 6.5l3.5 3.5-3.5 3.5',
  { directional: true },
)
export const SwitchIcon = /* @__PURE__ */ createIcon(
  'SwitchIcon',
  'M3.5 7h12M12 3.5 15.5 7M16.5 13h-12M8 16.5 4.5 13',
)
export const FullScreenIcon = /* @__PURE__ */ createIcon(
  'FullScreenIcon',
  'M11.5 3.5h5v5M8.5 16.5h-5v-5M16.5 3.5l-5 5M3.5 16.5l5-5',
)
export const ExitFullScreenIcon = /* @__PURE__ */ createIcon(
  'ExitFullScreenIcon',
  'M11.5 3.5v5h5M8.5 16.5v-5h-5M11.5 8.5l5-5M8.5 11.5l-5 5',
)
export const EditIcon = /* @__PURE__ */ createIcon(
  'EditIcon',
  'm4 16 .7-3.2 8.6-8.6a1.7 1.7 0 0 1 2.4 2.4l-8.6 8.6L4 16ZM11.75 5.75l2.5 2.5',
)
export const TrashIcon = /* @__PURE__ */ createIcon(
  'TrashIcon',
  'M3.5 5.5h13M8 5.5V4a.75.75 0 0 1 .75-.75h2.5A.75.75 0 0 1 12 4v1.5M5.25 5.5l.7 9.6a1.5 1.5 0 0 0 1.5 1.4h5.1a1.5 1.5 0 0 0 1.5-1.4l.7-9.6M8.5 9v4.5M11.5 9v4.5',
)
export const ContrastIcon = /* @__PURE__ */ createIcon(
  'ContrastIcon',
  'M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z',
  { fill: 'M10 3.5v13a6.5 6.5 0 0 0 0-13Z' },
)
export const LockIcon = /* @__PURE__ */ createIcon(
  'LockIcon',
  'M5.75 8.75h8.5a1.5 1.5 0 0 1 1.5 1.5v4.75a1.5 1.5 0 0 1 -1.5 1.5h-8.5a1.5 1.5 0 0 1 -1.5 -1.5v-4.75a1.5 1.5 0 0 1 1.5 -1.5ZM6.75 8.75V6.5a3.25 3.25 0 0 1 6.5 0v2.25',
)
export const SpinnerIcon = /* @__PURE__ */ createIcon(
  'SpinnerIcon',
  'M10 2.75A7.25 7.25 0 1 1 2.75 10',
)
