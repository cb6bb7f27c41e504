import { Switch } from '@vestibule/ui/switch'
import { Text } from '@vestibule/ui/text'
import { useStore } from '@vestibule/base/react/use-read'
import { noteCoverage } from '../../core/note-coverage.ts'
import { useDocsContext } from '../docs-context.ts'
import { useDocs } from '../use-docs.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { ViewAs } from './view-as.tsx'

/** Tools for docs-admins on a page with notes: mark the elements without a note, and see the page as another reader. */
export function AdminTools() {
  const { docs } = useDocsContext()
  const { isCoverageShown, setCoverageShown } = useDocs()
  const { admin } = useDocsTexts()
  const noted = useStore(docs.store, (state) => noteCoverage(state).noted)
  const known = useStore(docs.store, (state) => noteCoverage(state).known)
  return (
    <div className="vb-docs-tools">
      <Switch
        label={admin.coverage}
        checked={isCoverageShown}
        onChange={({ target }) => setCoverageShown(target.checked)}
      />
      <Text as="span" size="xs" tone="muted" role="status">
        {isCoverageShown && admin.covered({ noted, known })}
      </Text>
      <ViewAs />
    </div>
  )
}
