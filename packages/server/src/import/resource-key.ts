import { resourceId } from '../access/resources/resource-keys.ts'
import type { ImportedSections } from './import-schema.ts'

/** The id under which the database stores a resource of the import file, such as `DatasetResource:tides`. */
export function keyOfResource(entry: ImportedSections['resources'][number]): string {
  const { resourcetype } = entry
  const name = resourcetype === 'AppResource' ? entry.resource.url : entry.resource.name
  return resourceId(resourcetype, name)
}
