import { anchorOf } from '../context/page-context.js';
import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { Paragraphs, textParagraphs } from '../parts/section-shell.js';

/** "We are closed from 2 to 9 May": a note above the name, and no section among others, so that themes count these as before. */
export function Notice({ section, facts }: SectionProps): VNode {
  const { id, variant, label, heading, body } = section;
  const title = heading?.text ?? label;
  const titleId = title === undefined ? undefined : `h-${id}`;
  return (
    <div id={anchorOf(id)} class={`notice notice-${variant}`} role="note" aria-labelledby={titleId}>
      <div class="wrap">
        {title !== undefined && (
          <p id={titleId} class={heading === undefined ? 'visually-hidden' : 'notice-title'}>
            {title}
          </p>
        )}
        <Paragraphs copies={body} />
        {ofType(facts, 'statement').map(({ text }) => textParagraphs(text))}
      </div>
    </div>
  );
}
