import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

export function Quotes({ section, facts, context }: SectionProps): VNode {
  const quotes = ofType(facts, 'quote');
  return (
    <SectionShell section={section} context={context}>
      <div class={`quotes count-${Math.min(quotes.length, 6)}`}>
        {quotes.map(({ text, by }) => (
          <figure class="quote">
            <blockquote>{textParagraphs(text)}</blockquote>
            {by !== undefined && <figcaption>{by}</figcaption>}
          </figure>
        ))}
      </div>
    </SectionShell>
  );
}
