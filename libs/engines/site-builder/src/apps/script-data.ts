import type { CollectionSpec, FieldSpec } from '../model/data-schema.js';
import type { Site } from '../model/site.js';
import type { AppKind } from '../model/vocabulary.js';
import { fixedPriceOf } from './fixed-price.js';
import { UI_WORDS } from './words/words.js';

/** What the script of a site knows of it: words of its language, what is stored, prices. */
export function scriptData(site: Site, apps: AppKind[]): object {
  const words = UI_WORDS[site.language];
  const ofApps = Object.fromEntries(apps.map((app) => [app, words[app]]));
  return {
    language: site.language,
    words: { form: words.form, faults: words.faults, act: words.act, ...ofApps },
    collections: Object.fromEntries(site.collections.map((spec) => [spec.name, collectionData(spec)])),
    ...(apps.includes('shop') ? { prices: pricesOf(site) } : {}),
  };
}

function collectionData({ fields, publicFields, slots, totalCapacity }: CollectionSpec): object {
  return { fields: fields.map(fieldData), publicFields, slots, totalCapacity };
}

/** Options are in the page too, but entries to show need their labels. */
function fieldData({ options, ...field }: FieldSpec): object {
  return field.type === 'choice' || field.type === 'choices' ? { ...field, options } : field;
}

function pricesOf(site: Site): Record<string, { amount: number; currency: string | null }> {
  const prices = site.items.map((item) => [item.name, fixedPriceOf(item)] as const);
  return Object.fromEntries(prices.flatMap(([name, price]) => (price === null ? [] : [[name, price]])));
}
