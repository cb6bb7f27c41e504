import { useLocation, useSearchParams } from 'react-router-dom'
import { withParams } from './list-address.ts'

/**
 * The id of the open row of a list. It is in a parameter of the URL, so that users can link to the row. Opening a row
 * does not change which page of the list is shown.
 */
export function useOpenRow(parameter: string) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const open = (id: string | null) =>
    setParams(withParams(params, { [parameter]: id ?? '' }), {
      replace: true,
      preventScrollReset: true,
      state: state as unknown,
    })
  return [params.get(parameter), open] as const
}
