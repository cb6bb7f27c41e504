import type { Rule } from './do-and-dont.tsx'
import './pictures.css'

/** Shows the right and the wrong example side by side. They are real components, made inert. */
export function RulePictures({ rule: { right, wrong } }: { rule: Rule }) {
  return (
    <div className="rules sb-unstyled">
      <figure className="rule">
        <div className="rule-picture" inert>
          {right[0]}
        </div>
        <figcaption>
          <strong>Do.</strong> {right[1]}
        </figcaption>
      </figure>
      <figure className="rule" data-wrong>
        <div className="rule-picture" inert>
          {wrong[0]}
        </div>
        <figcaption>
          <strong>Don’t.</strong> {wrong[1]}
        </figcaption>
      </figure>
    </div>
  )
}
