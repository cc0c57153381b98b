import { h, type VNode } from '../jsx/h.js';
import { Picture } from '../parts/picture.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

export function Gallery({ section, facts, context }: SectionProps): VNode | null {
  const isStrip = section.variant === 'filmstrip';
  // A heading without pictures looks like a fault; the section appears with the first picture.
  if (facts.length === 0 && (section.images ?? []).length === 0) return null;
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.gallery}>
      {ofType(facts, 'statement').map(({ text }) => textParagraphs(text))}
      <ul
        class="gallery"
        tabindex={isStrip ? 0 : undefined}
        aria-label={isStrip ? context.words.headings.gallery : undefined}
      >
        {(section.images ?? []).map((image) => (
          <li>
            <Picture image={image} context={context} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
