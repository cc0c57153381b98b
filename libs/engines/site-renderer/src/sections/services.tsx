import { h, type VNode } from '../jsx/h.js';
import { ItemMeta, Price } from '../parts/item-parts.js';
import { type SectionProps, grouped, ofType, partTitle } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** What is offered: items with their descriptions, then plain lists. */
export function Services({ section, facts, context }: SectionProps): VNode {
  const items = ofType(facts, 'item');
  const priceOf = context.formats.prices(items);
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.services}>
      {grouped(items, ({ group }) => partTitle(section, group)).map(([name, members]) => (
        <div class="service-group">
          {name !== undefined && <h3 class="group-name">{name}</h3>}
          <ul class={`services count-${Math.min(members.length, 6)}`}>
            {members.map((item) => (
              <li class="service">
                {name === undefined ? <h3>{item.name}</h3> : <h4>{item.name}</h4>}
                {item.description !== undefined && (
                  <div class="service-text">{textParagraphs(item.description)}</div>
                )}
                <ItemMeta item={item} context={context} />
                <Price text={priceOf(item)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {ofType(facts, 'list').map(({ title, entries }) => (
        <div class="service-group">
          {partTitle(section, title) !== undefined && <h3 class="group-name">{title}</h3>}
          <ul class={`services count-${Math.min(entries.length, 6)}`}>
            {entries.map((entry) => (
              <li class="service">
                <p class="service-name">{entry}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionShell>
  );
}
