import type { Brief, Item } from '../../model/brief.js';
import type { FieldSpec } from '../../model/data-schema.js';
import { needed, optional, optionsOf, person } from '../fields.js';
import { fixedPriceOf } from '../fixed-price.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** A catalogue with a cart that ends in a request: nothing is paid on the site. */
export function planShop(brief: Brief): PlannedApp {
  const words = PLAN_WORDS[brief.language];
  const { fields, shop } = words;
  const hasItems = brief.items.length > 0;
  const choice: FieldSpec = hasItems
    ? { ...needed('items', fields.items, 'items'), options: pricedOptionsOf(brief.items) }
    : needed('wishes', fields.wishes, 'long_text');
  const page = appPage(brief, 'shop', 'orders', {
    ...shop,
    heading: hasItems ? shop.catalogue : shop.empty,
    sectionText: shop.catalogueText,
  });
  return {
    page,
    collections: [
      {
        name: 'orders',
        title: shop.title,
        access: 'submit',
        fields: [
          choice,
          ...person(fields),
          optional('phone', fields.phone, 'phone'),
          ...delivery(brief),
          optional('day', fields.pickupDay, 'date'),
          optional('note', fields.note, 'long_text'),
        ],
      },
    ],
  };
}

/** With prices where all of them are in one currency, so that the owner's list has totals. */
function pricedOptionsOf(items: Item[]): { value: string; label: string; price?: number }[] {
  const prices = new Map(items.map((item) => [item.name, fixedPriceOf(item)]));
  const isOneCurrency = new Set([...prices.values()].map((price) => price?.currency)).size === 1;
  return optionsOf(items).map((option) => {
    const price = prices.get(option.value) ?? null;
    return isOneCurrency && price !== null ? { ...option, price: price.amount } : option;
  });
}

function delivery(brief: Brief): FieldSpec[] {
  if (!brief.features.includes('delivery')) return [];
  const { delivery: words, fields } = PLAN_WORDS[brief.language];
  return [
    {
      ...needed('delivery', words.label, 'choice'),
      options: [
        { value: 'pickup', label: words.pickup },
        { value: 'delivery', label: words.delivery },
      ],
    },
    { ...optional('address', fields.address, 'long_text'), max: 300 },
  ];
}
