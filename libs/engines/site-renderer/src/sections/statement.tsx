import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** One sentence, set large. */
export function Statement({ section, facts, context }: SectionProps): VNode {
  const texts = [...(section.body ?? []), ...ofType(facts, 'statement')].map(({ text }) => text);
  return (
    <SectionShell section={section} context={context} hasOwnBody>
      <div class="big-text">{texts.map(textParagraphs)}</div>
    </SectionShell>
  );
}
