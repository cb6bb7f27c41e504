import { Button } from '@vestibule/ui/button'
import { useEffect, useRef, useState } from 'react'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { ListAddress } from './list-address.ts'
import type { List } from './use-list.ts'

export interface PagerProps {
  readonly list: List<unknown>
  readonly label: string
  readonly words?: { readonly previous: string; readonly next: string } | undefined
}

const ways = ['previous', 'next'] as const
type Way = (typeof ways)[number]
type Press = { readonly way: Way; readonly at: ListAddress }

/**
 * Buttons for the previous and the next page of a list. The pressed button keeps the focus; if it becomes disabled, the
 * other button gets the focus.
 */
export function Pager({ list, label, words }: PagerProps) {
  const { state, passed, address } = list
  const texts = useAdminTexts().list
  const buttons = useRef<Partial<Record<Way, HTMLButtonElement | null>>>({})
  /** Which button was pressed last, and on which page. */
  const [pressed, setPressed] = useState<Press | null>(null)
  const followed = useRef<Press | null>(null)
  const page = state.status === 'loaded' ? state.value : null
  const hasArrived = pressed !== null && page !== null && address !== pressed.at
  const way = pressed && (list[pressed.way] ? pressed.way : ways.find((one) => list[one] !== null))
  useEffect(() => {
    if (!hasArrived || followed.current === pressed) return
    followed.current = pressed
    if (way) buttons.current[way]?.focus()
  }, [hasArrived, pressed, way])
  const isLoading = (one: Way) => pressed?.way === one && !hasArrived
  return (
    <nav className="adm-pager" aria-label={texts.pages({ list: label })}>
      <span>{page && passed !== null && rangeOf(texts, passed, page)}</span>
      <span className="adm-actions">
        {ways.map((one) => (
          <Button
            key={one}
            ref={(element) => {
              buttons.current[one] = element
            }}
            variant="secondary"
            size="sm"
            // Do not disable a button while its page loads: a disabled button would lose the focus.
            disabled={!list[one] && !isLoading(one)}
            loading={isLoading(one)}
            onClick={() => {
              setPressed({ way: one, at: address })
              list[one]?.()
            }}
          >
            {words?.[one] ?? texts[one]}
          </Button>
        ))}
      </span>
    </nav>
  )
}

function rangeOf(
  texts: AdminTexts['list'],
  passed: number,
  { items, total }: { readonly items: readonly unknown[]; readonly total?: number | undefined },
): string {
  const values = { from: passed + 1, to: passed + items.length }
  return total === undefined ? texts.range(values) : texts.rangeOf({ ...values, total })
}
