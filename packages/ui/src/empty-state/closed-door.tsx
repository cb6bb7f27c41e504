/** A doorway whose door is closed, on the threshold. */
export function ClosedDoor() {
  return (
    <svg
      className="vb-empty-art"
      width="72"
      height="88"
      viewBox="0 0 72 88"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d="M12 85V16a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v69" />
      <path className="vb-empty-door" d="M21 85V21a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v64" />
      <path d="M45 50v7" strokeLinecap="round" />
      <path className="vb-empty-threshold" d="M1 85.5h70" strokeWidth={2} strokeLinecap="round" />
    </svg>
  )
}
