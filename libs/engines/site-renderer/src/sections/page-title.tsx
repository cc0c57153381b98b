import { h, type VNode } from '../jsx/h.js';
import { anchorOf } from '../context/page-context.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { Paragraphs, textParagraphs } from '../parts/section-shell.js';

/** The top of every page but the first. */
export function PageTitle({ section, facts, context }: SectionProps): VNode {
  const page = context.document.pages.find(({ sections }) => sections.includes(section));
  return (
    <section id={anchorOf(section.id)} class={`s s-page-title v-${section.variant}`}>
      <div class="wrap">
        {section.label && <p class="eyebrow">{section.label}</p>}
        <h1>{section.heading?.text ?? page?.title}</h1>
        <div class="lead">
          <Paragraphs copies={section.body} />
          {ofType(facts, 'statement').map(({ text }) => textParagraphs(text))}
        </div>
      </div>
    </section>
  );
}
