/** A drawing of a closed door, for pages that do not exist or that the user may not open. */
export function ClosedDoor() {
  return (
    <svg
      className="ak-closed-door"
      width="96"
      height="142"
      viewBox="0 0 96 142"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="ak-door-frame" d="M14 140V20a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v120" />
      <path d="M26 140V28a7 7 0 0 1 7-7h30a7 7 0 0 1 7 7v112" />
      <path d="M61 84v10" />
      <path className="ak-door-threshold" d="M1 140.5h94" strokeWidth="2" />
    </svg>
  )
}
