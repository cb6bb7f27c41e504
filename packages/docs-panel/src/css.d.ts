// The type of the stylesheet: importing it gives no value.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
