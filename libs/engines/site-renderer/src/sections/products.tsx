import { h, type VNode } from '../jsx/h.js';
import { ItemMeta, Price } from '../parts/item-parts.js';
import { Picture } from '../parts/picture.js';
import { type SectionProps, grouped, ofType, partTitle } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** Goods, with their pictures where there are any. */
export function Products({ section, facts, context }: SectionProps): VNode {
  const items = ofType(facts, 'item');
  const priceOf = context.formats.prices(items);
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.products}>
      {grouped(items, ({ group }) => partTitle(section, group)).map(([name, members]) => (
        <div class="product-group">
          {name !== undefined && <h3 class="group-name">{name}</h3>}
          <ul class={`products count-${Math.min(members.length, 6)}`}>
            {members.map((item) => (
              <li class={`product ${item.image ? 'has-image' : 'no-image'}`}>
                {item.image && <Picture image={item.image} context={context} />}
                <div class="product-copy">
                  {name === undefined ? <h3>{item.name}</h3> : <h4>{item.name}</h4>}
                  {item.description !== undefined && (
                    <div class="product-text">{textParagraphs(item.description)}</div>
                  )}
                  <ItemMeta item={item} context={context} />
                  <Price text={priceOf(item)} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionShell>
  );
}
