const folder = '/static/app-icons/'

/**
 * The URL of an app's icon, a file in the static folder of app icons. The icon may be given with or without that
 * folder's path. Null if it would lead outside the folder; the card then shows initials.
 */
export function iconAddress(icon: string | null): string | null {
  const file = icon?.trim().replace(/^\/static\/app-icons\//, '')
  if (!file || !/^[\w-][\w .-]*(\/[\w-][\w .-]*)*$/.test(file)) return null
  return folder + file.split('/').map(encodeURIComponent).join('/')
}
