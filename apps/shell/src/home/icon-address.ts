const folder = '/static/app-icons/'

/**
 * The address of an app's icon, a file under the static path of app icons, given with or without
 * that path. Null for what would lead out of it: the card then shows initials.
 */
export function iconAddress(icon: string | null): string | null {
  const file = icon?.trim().replace(/^\/static\/app-icons\//, '')
  if (!file || !/^[\w-][\w .-]*(\/[\w-][\w .-]*)*$/.test(file)) return null
  return folder + file.split('/').map(encodeURIComponent).join('/')
}
