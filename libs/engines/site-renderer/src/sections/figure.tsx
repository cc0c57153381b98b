import { h, type VNode } from '../jsx/h.js';
import { Picture } from '../parts/picture.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** One or two large pictures with a caption. */
export function Figure({ section, facts, context }: SectionProps): VNode {
  return (
    <SectionShell section={section} context={context}>
      <div class="figures">
        {(section.images ?? []).map((image) => (
          <Picture image={image} context={context} />
        ))}
      </div>
      {ofType(facts, 'statement').map(({ text }) => (
        <div class="caption">{textParagraphs(text)}</div>
      ))}
    </SectionShell>
  );
}
