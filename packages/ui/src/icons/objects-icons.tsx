import { createIcon } from './create-icon.tsx'

export const UserIcon = /* @__PURE__ */ createIcon(
  'UserIcon',
  'M7 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
)
export const UsersIcon = /* @__PURE__ */ createIcon(
  'UsersIcon',
  'M5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM2.5 16c.4-2.6 2.4-4 5-4s4.6 1.4 5 4M12.75 5.2a2.5 2.5 0 0 1 0 4.6M14.5 12.4c1.7.5 2.7 1.7 3 3.6',
)
export const DatasetIcon = /* @__PURE__ */ createIcon(
  'DatasetIcon',
  'M4 5a6 2.25 0 1 0 12 0a6 2.25 0 1 0 -12 0ZM4 5v10c0 1.25 2.7 2.25 6 2.25s6-1 6-2.25V5M4 10c0 1.25 2.7 2.25 6 2.25S16 11.25 16 10',
)
export const BookIcon = /* @__PURE__ */ createIcon(
  'BookIcon',
  'M10 5.25C8.5 4 6.5 3.75 3.5 3.75v11.5c3 0 5 .25 6.5 1.5 1.5-1.25 3.5-1.5 6.5-1.5V3.75c-3 0-5 .25-6.5 1.5ZM10 5.25v11.5',
)
export const SupportIcon = /* @__PURE__ */ createIcon(
  'SupportIcon',
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM7.25 10a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0ZM5.05 5.05l3 3M11.95 11.95l3 3M14.95 5.05l-3 3M8.05 11.95l-3 3',
)
export const DeviceIcon = /* @__PURE__ */ createIcon(
  'DeviceIcon',
  'M4.75 4h10.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-10.5a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5ZM7 16.5h6M10 13v3.5',
)
export const MailIcon = /* @__PURE__ */ createIcon(
  'MailIcon',
  'M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5ZM3.5 6l6.5 5 6.5-5',
)
export const PulseIcon = /* @__PURE__ */ createIcon(
  'PulseIcon',
  'M2.75 11h3l2-6 4 10.5 2.25-6.5 1 2h2.25',
)
export const TargetIcon = /* @__PURE__ */ createIcon(
  'TargetIcon',
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM10 1.75V5M10 15v3.25M1.75 10H5M15 10h3.25',
)
export const GenomeIcon = /* @__PURE__ */ createIcon(
  'GenomeIcon',
  'M6 2.75c0 5 8 4.75 8 9.5v5M14 2.75c0 5-8 4.75-8 9.5v5M7 5h6M7 15h6',
)
export const CohortIcon = /* @__PURE__ */ createIcon(
  'CohortIcon',
  'M2.75 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0ZM8.25 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
)
export const FlaskIcon = /* @__PURE__ */ createIcon(
  'FlaskIcon',
  'M7.5 3.25h5M8.25 3.25v4.5L4.4 14.6a1.4 1.4 0 0 0 1.25 2.15h8.7a1.4 1.4 0 0 0 1.25-2.15l-3.85-6.85v-4.5M6.25 12h7.5',
)
const star =
  'm10 3.25 2.1 4.25 4.65.7-3.4 3.3.8 4.65L10 13.95l-4.15 2.2.8-4.65-3.4-3.3 4.65-.7L10 3.25Z'
export const StarIcon = /* @__PURE__ */ createIcon('StarIcon', star)
export const StarFilledIcon = /* @__PURE__ */ createIcon('StarFilledIcon', star, { fill: star })
export const AnnouncementIcon = /* @__PURE__ */ createIcon(
  'AnnouncementIcon',
  'M4 8.25v3.5h2.5l6.5 3.5V4.75L6.5 8.25H4ZM7 11.75l.9 4.5h1.85M15.75 8.25a2.5 2.5 0 0 1 0 3.5',
  { directional: true },
)
export const OverviewIcon = /* @__PURE__ */ createIcon(
  'OverviewIcon',
  'M4.25 3.25h3.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1ZM12.25 3.25h3.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1ZM4.25 11.25h3.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1ZM12.25 11.25h3.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1Z',
)
export const UserAddIcon = /* @__PURE__ */ createIcon(
  'UserAddIcon',
  'M5.5 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM2.75 16.5c.6-3 2.9-4.5 5.75-4.5 1.3 0 2.4.3 3.3.8M15.25 11.25v5M12.75 13.75h5',
)
export const OrganizationIcon = /* @__PURE__ */ createIcon(
  'OrganizationIcon',
  'M4.5 17V4.25a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1V17M12.5 8H15a1 1 0 0 1 1 1v8M3 17h14M7 6.5h3M7 9.75h3M7 13h3',
)
export const KeyIcon = /* @__PURE__ */ createIcon(
  'KeyIcon',
  'M3.75 13.25a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM9 11l7-7M13 7l2.5 2.5',
)
export const DocumentIcon = /* @__PURE__ */ createIcon(
  'DocumentIcon',
  'M5.5 2.75h6.25l3.75 3.75v9.25a1.5 1.5 0 0 1-1.5 1.5H5.5a1.5 1.5 0 0 1-1.5-1.5V4.25a1.5 1.5 0 0 1 1.5-1.5ZM7 9h6M7 12.25h4',
)
export const ListIcon = /* @__PURE__ */ createIcon(
  'ListIcon',
  'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.75 5.5h.1M3.75 10h.1M3.75 14.5h.1',
  { directional: true },
)
