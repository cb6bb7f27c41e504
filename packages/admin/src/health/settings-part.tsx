import { textOf } from '@vestibule/base/messages/texts'
import { type ValueFrom, searchForm } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { useAnnounce } from '@vestibule/ui/live-region'
import { SearchField } from '@vestibule/ui/search-field'
import { useEffect, useState } from 'react'
import { DataTable } from '@vestibule/ui/data-table'
import { Part } from '@vestibule/ui/part'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { column } from '../list/columns.tsx'

type Setting = ValueFrom<'getHealth'>['settings'][number]

/** How many settings are shown until the user asks for all. */
const few = 7

/** Lists the settings of the server, without the values of its secrets. `settings` is null while they are loading. */
export function SettingsPart({ settings }: { settings: readonly Setting[] | null }) {
  const texts = useAdminTexts()
  const words = texts.health.settings
  const { columns, sources } = words
  const announce = useAnnounce()
  const [typed, setTyped] = useState('')
  const [isAll, setAll] = useState(false)
  const wanted = searchForm(typed).trim().split(/\s+/)
  const isNarrowed = typed.trim() !== ''
  const found = settings?.filter(({ name, meaning }) =>
    wanted.every((word) => searchForm(`${name} ${meaning}`).includes(word)),
  )
  const shown = isAll || isNarrowed ? found : found?.slice(0, few)
  const counted = isNarrowed && found ? words.count({ n: found.length }) : null
  useEffect(() => {
    if (counted !== null) announce(counted)
  }, [counted, announce])
  const left = shown && found ? found.length - shown.length : 0
  return (
    <Part
      title={words.heading}
      id="settings"
      actions={
        left > 0 && (
          <>
            <span className="adm-muted">{texts.health.shown({ n: few, of: few + left })}</span>
            <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
              {texts.health.showAll}
            </Button>
          </>
        )
      }
    >
      <SearchField
        size="sm"
        className="adm-settings-search"
        label={words.search}
        placeholder={words.search}
        value={typed}
        onValueChange={setTyped}
        maxLength={200}
      />
      {shown?.length === 0 ? (
        <p className="adm-muted vb-part-actions">{words.noResults}</p>
      ) : (
        <DataTable<Setting>
          label={words.heading}
          items={shown ?? null}
          idOf={({ name }) => name}
          columns={[
            column('setting', columns.setting, ({ name, meaning }) => (
              <>
                <code>{name}</code>
                <span className="adm-sub">
                  <bdi>{meaning}</bdi>
                </span>
              </>
            )),
            column('value', columns.value, (one) => valueOf(one, words)),
            column(
              'source',
              columns.source,
              'muted end',
              ({ source }) => textOf(sources, source) ?? source,
            ),
          ]}
        />
      )}
    </Part>
  )
}

function valueOf(
  { is_secret: isSecret, source, value, default: fallback }: Setting,
  words: { readonly secret: string; readonly notSet: string },
) {
  if (isSecret) return source === 'default' ? words.notSet : words.secret
  const shown = value ?? fallback
  return shown === '' ? words.notSet : <bdi className="adm-value">{shown}</bdi>
}
