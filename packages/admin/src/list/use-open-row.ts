import { useLocation, useSearchParams } from 'react-router-dom'
import { withParams } from './list-address.ts'

/**
 * The id of the open row of a list, in a parameter of the URL, so that it can be linked to. Opening a row keeps the page
 * of the list.
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
