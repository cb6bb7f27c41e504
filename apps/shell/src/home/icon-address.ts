const folder = '/static/app-icons/'

/**
 * The URL of an app's icon, which is a file in the static folder of app icons. The icon may be given with or without
 * the path of that folder. Null if there is no icon, or if its name could lead outside the folder; the card then shows
 * initials.
 */
export function iconAddress(icon: string | null): string | null {
  const file = icon?.trim().replace(/^\/static\/app-icons\//, '')
  if (!file || !/^[\w-][\w .-]*(\/[\w-][\w .-]*)*$/.test(file)) return null
  return folder + file.split('/').map(encodeURIComponent).join('/')
}
