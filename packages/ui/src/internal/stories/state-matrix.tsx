import { type ReactNode } from 'react'

const pointerStates = {
  rest: '',
  hover: 'pseudo-hover-all',
  focus: '',
  active: 'pseudo-hover-all pseudo-active-all',
}

type PointerState = keyof typeof pointerStates
const everyPointer: PointerState[] = ['rest', 'hover', 'focus', 'active']
const none = {}

type Props<Row> = {
  rows: Record<string, Row>
  /** Renders the component for one cell. */
  children: (row: Row, name: string) => ReactNode
  /** Further columns beside rest, hover, focus and active: each overrides values of the row. */
  states?: Record<string, Partial<Row>>
  /** The columns for pointer and focus states. */
  pointer?: PointerState[]
}

/**
 * Gives the control in a cell the look of having the focus, because only one element of the page can really have it.
 */
function showFocus(cell: HTMLElement | null) {
  const control = [
    ...(cell?.querySelectorAll('a, button, input, textarea, [tabindex]') ?? []),
  ].find((element) => element.getAttribute('tabindex') !== '-1')
  control?.classList.add('pseudo-focus', 'pseudo-focus-visible')
}

/** A table of every variant in every state. */
export function StateMatrix<Row>({
  rows,
  children,
  states = none,
  pointer = everyPointer,
}: Props<Row>) {
  return (
    // Scrolls horizontally, because the table is wider than small screens; focusable, so that the keyboard can
    // scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="states-scroll" role="region" aria-label="States" tabIndex={0}>
      <table className="states">
        <thead>
          <tr>
            <th scope="col">variant</th>
            {[...pointer, ...Object.keys(states)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([rowName, row]) => (
            <tr key={rowName}>
              <th scope="row">{rowName}</th>
              {pointer.map((state) => (
                <td
                  key={state}
                  ref={state === 'focus' ? showFocus : undefined}
                  className={pointerStates[state]}
                >
                  {children(row, `${rowName}, ${state}`)}
                </td>
              ))}
              {Object.entries(states).map(([state, change]) => (
                <td key={state}>{children({ ...row, ...change }, `${rowName}, ${state}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
