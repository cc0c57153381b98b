import { h, type VNode } from '../jsx/h.js';
import { ItemMeta, Price } from '../parts/item-parts.js';
import { type SectionProps, ofType, partTitle } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** Plans and fees side by side. */
export function Pricing({ section, facts, context }: SectionProps): VNode {
  const items = ofType(facts, 'item');
  const priceOf = context.formats.prices(items);
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.pricing}>
      <ul class={`plans count-${Math.min(items.length, 5)}`}>
        {items.map((item) => (
          <li class="plan">
            {partTitle(section, item.group) !== undefined && <p class="eyebrow">{item.group}</p>}
            <h3>{item.name}</h3>
            <p class="plan-price">
              <Price text={priceOf(item)} />
              {item.unit !== undefined && <span class="plan-unit">{item.unit}</span>}
            </p>
            {item.description !== undefined && (
              <div class="plan-text">{textParagraphs(item.description)}</div>
            )}
            <ItemMeta item={item} context={context} hasUnit />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
