import { type ReadableElement, isReadableElement, readableAttribute } from '../document/readable.js';

/** So many entries with a price make a collection; an article may have a box with fewer. */
const LEAST_OFFERS = 4;

/** Minimum share of the text of the page. */
const LEAST_SHARE = 0.15;

/** Minimum share of entries with a price: others are sold out. */
const PRICED_SHARE = 0.6;

/** An amount with its currency. */
export const PRICE =
  /[$€£¥₹₽₴₩]\s?\d|\d\s?(?:[$€£¥₹₽₴₩]|(?:USD|EUR|GBP|CHF|CAD|AUD|DKK|SEK|NOK|PLN|CZK|HUF|RUB|UAH|kr|zł|Kč|Ft|lei|лв|грн|руб)(?!\p{L}))|(?:USD|EUR|GBP|CHF|CAD|AUD|DKK|SEK|NOK|PLN)\s?\d/u;

/** Returns the element with the entries of a shop's collection: siblings alike, most with a price. */
export function offersIn(body: ReadableElement): ReadableElement | undefined {
  let best: { parent: ReadableElement; chars: number } | undefined;
  const visit = (element: ReadableElement): boolean => {
    let isPriced = false;
    const groups = new Map<string, Group>();
    for (const child of element.children) {
      if (!isReadableElement(child)) {
        isPriced ||= PRICE.test(child.text);
        continue;
      }
      const isOffer = visit(child);
      isPriced ||= isOffer;
      addTo(groups, child, isOffer);
    }
    for (const { entries, priced, chars } of groups.values()) {
      if (priced < LEAST_OFFERS || priced < entries * PRICED_SHARE) continue;
      if (!best || chars > best.chars) best = { parent: element, chars };
    }
    return isPriced;
  };
  visit(body);
  return best && best.chars >= body.chars * LEAST_SHARE ? best.parent : undefined;
}

interface Group {
  entries: number;
  priced: number;
  chars: number;
}

function addTo(groups: Map<string, Group>, child: ReadableElement, isOffer: boolean): void {
  const [kind = ''] = (readableAttribute(child, 'class') ?? '').trim().slice(0, 100).split(/\s/, 1);
  const name = `${child.name}.${kind}`;
  const group = groups.get(name) ?? { entries: 0, priced: 0, chars: 0 };
  groups.set(name, {
    entries: group.entries + 1,
    priced: group.priced + (isOffer ? 1 : 0),
    chars: group.chars + child.chars,
  });
}
