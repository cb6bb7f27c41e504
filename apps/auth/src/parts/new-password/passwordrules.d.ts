import 'react'

declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** Rules for password managers: https://developer.apple.com/password-rules/ */
    passwordrules?: T extends HTMLInputElement ? string : never
  }
}
