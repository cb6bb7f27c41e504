import { Select } from '@vestibule/ui/select'
import { Text } from '@vestibule/ui/text'
import { audiences, type Audience } from '../../core/audience.ts'
import { useDocs } from '../use-docs.ts'
import { chooserTexts, useDocsTexts } from '../use-docs-texts.ts'

const oneself = 'oneself'

/** Lets an admin preview notes and documents as another reader. */
export function ViewAs() {
  const { viewedAs, viewAs } = useDocs()
  const texts = useDocsTexts()
  const { admin, editor } = texts
  return (
    <div className="vb-docs-view-as">
      <Select<typeof oneself | Audience>
        size="sm"
        texts={chooserTexts(texts)}
        label={admin.viewAs}
        options={[
          { value: oneself, label: admin.oneself },
          ...audiences.map((value) => ({ value, label: editor.audiences[value] })),
        ]}
        value={viewedAs?.audience ?? oneself}
        onValueChange={(value) => viewAs(value === oneself ? null : { audience: value })}
      />
      <Text as="span" size="xs" tone="muted" role="status">
        {viewedAs?.audience === 'external' && admin.externalGate}
      </Text>
    </div>
  )
}
