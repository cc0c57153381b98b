import { durationIn } from '../../brief/items/duration.js';
import type { Item, Price } from '../../model/brief.js';
import { readPriceText } from '../facts/price-text.js';
import { nameIn, textIn } from '../grammar/names.js';
import { type Reader, type Reading, type Wish, firstMatch, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { MONEY, withCurrency } from './prices.js';
import { joined } from './remove.js';

const KIND =
  '(?:products?|items?|dish(?:es)?|services?|courses?|class(?:es)?|treatments?|rooms?|drinks?|desserts?|offers?|produkte?s?|artikel|gericht|leistung|angebot|kurs|produit|article|plat|prestation|service|cours|producto|artículo|plato|servicio|curso|produto|artigo|prato|serviço)';
const LIST =
  '(?:menu|price list|list of (?:products|services)|shop|store|products?|offers?|services?|range|assortment|treatments?|courses?|classes|items?|catalogue?|speisekarte|karte|preisliste|sortiment|angebot|laden|shop|carte|menu|boutique|catalogue|menú|carta|tienda|lista de precios|catálogo|cardápio|ementa|loja|lista de preços)';
const ADD =
  '(?:add|include|put|insert|offer|füge?|ergänze?|nimm|ajoute[rz]?|mets|añad[ea]|agreg[ae]|pon|adicion[ae]|acrescent[ae]|inclua|coloque)';

const PATTERNS = [
  `^${ADD}\\s+(?:an? |another |the |one more |some |ein |eine |einen |un |une |una |um |uma )?(?:new |neues |neue |nouveau |nuevo |novo )?${KIND}(?:\\s+(?:called|named|namens|appelé|llamad[oa]|chamad[oa]))?\\s+(?<items>.+)$`,
  `^${ADD}\\s+(?:an? |another |the |one more |some |ein |eine |einen |un |une |una |um |uma )?(?:new |neues |neue |nouveau |nuevo |novo )?${KIND}$`,
  `^${ADD}\\s+(?<items>.+?)\\s+(?:to|on|in|into|zur|zum|in die|auf die|à la|au|dans la|a la|al|en la|ao|à|na|no)\\s+(?:the |our )?${LIST}(?:\\s+hinzu)?$`,
  `^${ADD}\\s+(?:to|on|in) (?:the |our )?${LIST}\\s+(?<items>.+)$`,
  `^${ADD}\\s+(?<items>[^¦]{1,200}?(?:${MONEY})[^¦]{0,80})$`,
  `^(?:we|i)\\s+(?:now\\s+)?(?:also\\s+)?(?:now\\s+)?(?:sell|offer|serve|bake|teach|stock)\\s+(?:now\\s+)?(?:also\\s+)?(?<items>.+)$`,
  `^(?:we|i)\\s+(?:now\\s+)?(?:also\\s+)?(?:have|make)\\s+(?:now\\s+)?(?:also\\s+)?(?<items>.*${MONEY}.*)$`,
  `^wir\\s+(?:verkaufen|bieten|haben|backen|servieren)\\s+(?:jetzt |nun |ab sofort )?(?:auch )?(?<items>.+?)(?:\\s+an)?$`,
  `^nous\\s+(?:vendons|proposons|servons|avons)\\s+(?:maintenant |désormais )?(?:aussi )?(?<items>.+)$`,
  `^(?:ahora )?(?:también )?(?:vendemos|ofrecemos|servimos|tenemos)\\s+(?:ahora )?(?:también )?(?<items>.+)$`,
  `^(?:agora )?(?:também )?(?:vendemos|oferecemos|servimos|temos)\\s+(?:agora )?(?:também )?(?<items>.+)$`,
  `^(?:メニュー|商品|価格表)に(?<items>.+?)を(?:追加|加え).*$`,
  `^(?<items>[^、を]{1,40}[（(]?[\\d.,]+円[）)]?)を(?:追加|加え).*$`,
].map((source) => new RegExp(source, 'iu'));

const NEXT =
  /\s*,\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+)?(?=\p{L})|\s+(?:and|und|et|y|e|&)\s+(?:for\s+)?|と|、/iu;
const PRICED = new RegExp(
  `^(?<name>[^¦]{1,80}?)\\s*(?:[,(–—-]|for|at|costs?|für|zu|à|pour|por|a|=|:|（)?\\s*(?<price>${MONEY}|[\\d.,]+円|(?<=\\(\\s*)\\d{1,6}(?:[.,]\\d{1,2})?(?=\\s*\\)))\\s*(?:[)）])?\\s*(?<rest>.*)$`,
  'iu',
);
const ARTICLE =
  /^(?:an?|the|some|our|ein|eine|einen|der|die|das|un|une|des|una|unos|unas|el|la|los|las|um|uma|uns|umas|o|os|as)\s+/iu;

/** Adds what is offered: products, dishes, services. */
export const readItems: Reader = (wish, scene) => {
  const match = firstMatch(wish.text, PATTERNS);
  if (!match) return null;
  const words = match.groups?.['items'] ?? wish.body;
  if (words === '') return refusal(wish, 'say what should be added');
  const parts = words.split(NEXT).filter((part) => part.trim() !== '');
  const readings = mergedWithPrices(parts).map((part) => itemOf(part, wish, scene));
  const known = readings.filter((reading) => reading !== null);
  if (known.length === 0) return null;
  return { ...joined(known), rest: '', usesBody: match.groups?.['items'] === undefined };
};

/** `walnut bread, 5 €` is one item: a part that is only a price belongs to the one before. */
function mergedWithPrices(parts: string[]): string[] {
  const merged: string[] = [];
  for (const part of parts) {
    const isPrice = new RegExp(`^(?:for |at )?${MONEY}$`, 'iu').test(part.trim());
    const last = merged.length - 1;
    if (isPrice && last >= 0) merged[last] = `${merged[last]} ${part}`;
    else merged.push(part);
  }
  return merged;
}

function itemOf(words: string, wish: Wish, scene: Scene): Reading | null {
  const priced = PRICED.exec(words.trim());
  const raw = (priced?.groups!['name'] ?? words)
    .trim()
    .replace(ARTICLE, '')
    .replace(/\s+(?:for|at|à|pour|por|für)$/iu, '');
  const described =
    /^(?<name>.{1,60}?)\s*(?:,|\(|:|–|—| with | mit | avec | con | com )\s*(?<description>.+?)\)?$/iu.exec(
      raw,
    );
  const isDescribed = described !== null && /[,(:–—]/u.test(raw);
  const name = nameIn(wish.message, isDescribed ? described.groups!['name']! : raw);
  if (name === null) return null;
  const rest = priced?.groups!['rest']?.trim() ?? '';
  const description = isDescribed
    ? textIn(wish.message, described.groups!['description']!)
    : textIn(wish.message, rest);
  const item: Item = {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description,
    price: priced ? priceLike(priced.groups!['price']!, scene.brief.items) : null,
    durationMinutes: durationIn(words)?.minutes ?? null,
  };
  const cost = item.price ? ` for ${item.price.text}` : '';
  return {
    edits: [{ kind: 'add_item', item }],
    understood: [`“${item.name}” is added to what is offered${cost}.`],
    rest: '',
  };
}

/** A bare amount has the currency of the other prices. */
function priceLike(words: string, items: Item[]): Price | null {
  const other = items.find(({ price }) => price !== null)?.price ?? null;
  return readPriceText(withCurrency(words, other?.text ?? null));
}
