import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** How it works, in order. Statements are steps of their own. */
export function Steps({ section, facts, context }: SectionProps): VNode {
  const lists = ofType(facts, 'list');
  const statements = ofType(facts, 'statement');
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.steps}>
      {lists.map(({ title, entries }) => (
        <div>
          {title !== undefined && <h3 class="group-name">{title}</h3>}
          <ol class={`steps count-${Math.min(entries.length, 6)}`}>
            {entries.map((entry) => (
              <li class="step">
                <p>{entry}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {statements.length > 0 && (
        <ol class={`steps count-${Math.min(statements.length, 6)}`}>
          {statements.map(({ text }) => (
            <li class="step">{textParagraphs(text)}</li>
          ))}
        </ol>
      )}
    </SectionShell>
  );
}
