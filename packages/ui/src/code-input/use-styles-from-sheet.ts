import { useInsertionEffect } from 'react'

const styleId = 'input-otp-style'

/**
 * input-otp adds a style element of its own unless one with its id exists, and a strict content
 * security policy refuses that element. Its rules stand in `code-input.css`; an empty element with
 * the id, there before its effects run, keeps it from trying.
 */
export function useStylesFromSheet() {
  useInsertionEffect(() => {
    if (document.getElementById(styleId)) return
    const mark = document.createElement('meta')
    mark.id = styleId
    document.head.append(mark)
  }, [])
}
