import type { FactOf } from '@capstan/site-document';
import type { PageContext } from '../context/page-context.js';
import type { PriceText } from '../format/formats.js';
import { h, type VNode } from '../jsx/h.js';
import { ItemMeta, Price } from '../parts/item-parts.js';
import { type SectionProps, grouped, ofType, partTitle } from '../parts/section-props.js';
import { SectionShell, textParagraphs } from '../parts/section-shell.js';

/** Priced items in groups. The table is one for each group, with a caption. */
export function Menu({ section, facts, context }: SectionProps): VNode {
  const items = ofType(facts, 'item');
  const priceOf = context.formats.prices(items);
  const View = section.variant === 'table' ? MenuTable : MenuList;
  const groups = grouped(items, ({ group }) => partTitle(section, group));
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.menu}>
      <div class={`menu-groups groups-${Math.min(groups.length, 4)}`}>
        {groups.map(([name, members]) => (
          <div class="menu-group">
            {name !== undefined && <h3>{name}</h3>}
            <View items={members} priceOf={priceOf} context={context} />
          </div>
        ))}
      </div>
    </SectionShell>
  );
}

interface ViewProps {
  items: readonly FactOf<'item'>[];
  priceOf: (item: FactOf<'item'>) => PriceText | null;
  context: PageContext;
}

function MenuList({ items, priceOf, context }: ViewProps): VNode {
  return (
    <ul class="menu-items">
      {items.map((item) => (
        <li class="menu-item">
          <div class="menu-line">
            <span class="menu-name">{item.name}</span>
            <span class="leader" aria-hidden="true" />
            <Price text={priceOf(item)} />
          </div>
          {item.description !== undefined && <div class="menu-text">{textParagraphs(item.description)}</div>}
          <ItemMeta item={item} context={context} />
        </li>
      ))}
    </ul>
  );
}

function MenuTable({ items, priceOf, context }: ViewProps): VNode {
  return (
    <table class="menu-table">
      <tbody>
        {items.map((item) => (
          <tr>
            <th scope="row">
              {item.name}
              <ItemMeta item={item} context={context} />
            </th>
            <td class="menu-text">{item.description}</td>
            <td class="num">
              <Price text={priceOf(item)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
