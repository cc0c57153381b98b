import type { Fact, Section } from '@capstan/site-document';
import type { PageContext } from '../context/page-context.js';
import type { PriceText } from '../format/formats.js';
import { h, type VNode } from '../jsx/h.js';
import { ItemMeta, Price } from '../parts/item-parts.js';
import { type SectionProps, ofType, partTitle } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** Short points. A list gives one point for each entry. */
export function Features({ section, facts, context }: SectionProps): VNode {
  const priceOf = context.formats.prices(ofType(facts, 'item'));
  const points = facts.flatMap((fact) => pointsOf(fact, section, context, priceOf));
  return (
    <SectionShell section={section} context={context}>
      <ul class={`features count-${Math.min(points.length, 9)}`}>
        {points.map((point) => (
          <li class="feature">{point}</li>
        ))}
      </ul>
    </SectionShell>
  );
}

function pointsOf(
  fact: Fact,
  section: Section,
  context: PageContext,
  priceOf: (item: Extract<Fact, { type: 'item' }>) => PriceText | null,
): VNode[] {
  if (fact.type === 'statement') return [<div class="feature-text">{textParagraphs(fact.text)}</div>];
  if (fact.type === 'list') {
    const title =
      partTitle(section, fact.title) === undefined ? [] : [<h3 class="feature-title">{fact.title}</h3>];
    return [...title, ...fact.entries.map((entry) => <p class="feature-name">{entry}</p>)];
  }
  if (fact.type !== 'item') return [];
  return [
    <div>
      <h3>{fact.name}</h3>
      {partTitle(section, fact.group) !== undefined && <p class="eyebrow">{fact.group}</p>}
      {fact.description !== undefined && <div class="feature-text">{textParagraphs(fact.description)}</div>}
      <ItemMeta item={fact} context={context} />
      <Price text={priceOf(fact)} />
    </div>,
  ];
}
