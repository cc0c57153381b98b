import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

export function Policies({ section, facts, context }: SectionProps): VNode {
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.policies}>
      <div class="policies">
        {ofType(facts, 'policy').map(({ topic, text }) => (
          <div class="policy">
            {topic !== undefined && <h3>{topic}</h3>}
            {textParagraphs(text)}
          </div>
        ))}
      </div>
    </SectionShell>
  );
}
