import type { Item } from '../../model/brief.js';
import type { Language } from '../../model/vocabulary.js';
import { isRequestPart } from './is-request.js';
import { listParts } from '../text/list-parts.js';
import type { PromptText } from '../text/prompt-text.js';
import { durationIn } from './duration.js';
import { itemName } from './item-name.js';
import { pricesIn, type PriceFound } from './price.js';

const MAX_ITEMS = 60;
/** Text on either side of a price that can belong to its item. */
const REACH = 140;

function without(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} ${text.slice(end)}`;
}

/** The words before a price, without the duration that they may end in. */
function itemOf(
  text: string,
  found: PriceFound,
  from: number,
  until: number,
): { item: Item; end: number } | null {
  let before = text.slice(Math.max(from, found.start - REACH), found.start);
  const after = text.slice(found.end, Math.min(until, found.end + 40));
  const trailing = /^\s*[([/,–-]?\s*([^,;)\n]{1,14})\)?/u.exec(after);
  const later = trailing === null ? null : durationIn(trailing[1] ?? '');
  const inName = durationIn(before.slice(-60));
  const isOwn = later?.start === 0 && (!/^\s*,/.test(after) || isWholePart(after));
  let minutes = isOwn ? later.minutes : null;
  let end = found.end + (minutes === null || trailing === null ? 0 : trailing[0].length);
  if (inName !== null && minutes === null) {
    minutes = inName.minutes;
    const offset = before.length - Math.min(60, before.length);
    const rest = before.slice(offset + inName.end);
    const isAside =
      /^\W*$/u.test(rest) ||
      (/[([,–:-]\s*$/.test(before.slice(0, offset + inName.start)) && /^\s*[)\],–:-]/.test(rest));
    if (isAside) before = without(before, offset + inName.start, offset + inName.end);
  }
  const name = itemName(before) ?? nameAfter(text.slice(end, until));
  if (name === null) return null;
  end += /^[)\]]/.test(text.slice(end)) ? 1 : 0;
  return { item: { name, description: null, price: found.price, durationMinutes: minutes }, end };
}

/** `£22, 30 min, …`: what follows the comma is the duration alone, not `60-minute lesson`, the next item. */
function isWholePart(after: string): boolean {
  const part = /^\s*,\s*([^,;.)\n]*)/u.exec(after)?.[1] ?? '';
  const found = durationIn(part);
  return found !== null && found.start === 0 && part.slice(found.end).trim() === '';
}

/** `35 € for a haircut`, `$3 croissants`: the item after its price. */
function nameAfter(rest: string): string | null {
  const match =
    /^\s*(?:for|für|pour|por|para)\s+(?:an?\s|eine?n?\s|une?\s|una?\s|uma?\s)?([\p{L}][^,;.()\n]{1,40})/iu.exec(
      rest,
    );
  return match?.[1] === undefined ? null : itemName(match[1]);
}

function pricedItems(text: string): Item[] {
  const prices = pricesIn(text).slice(0, MAX_ITEMS);
  const items: Item[] = [];
  let from = 0;
  for (const [index, found] of prices.entries()) {
    const line = text.lastIndexOf('\n', found.start) + 1;
    const read = itemOf(text, found, Math.max(from, line), prices[index + 1]?.start ?? text.length);
    from = read?.end ?? found.end;
    if (read !== null) items.push(read.item);
  }
  return items;
}

const LIST_LEADS: Record<Language, RegExp> = {
  en: /\b(?:(?:we|i|they|it|that|who|which)\s+(?:also\s+)?(?:sell|offer|serve|bake|make|teach|provide|brew|roast|grow|produce|repair|rent(?: out)?|do|craft|build|install)s?|selling|offering|serving|teaching|providing|(?:products|services|treatments|courses|classes|menu|rooms|dishes|packages|treatments offered|specialities|offerings)(?:\s+(?:are|include))?\s*:|services (?:include|are)|products (?:include|are)|classes (?:include|are)|courses (?:include|are|in)|specialising in|specializing in)\s+/giu,
  de: /(?:\b(?:wir|ich)\s+(?:verkaufen?|bieten?|backen?|machen?|reparieren?|unterrichten?|vermieten?|produzieren?|bauen?)|\b(?:verkauft|bietet|bieten)|(?:Leistungen|Produkte|Angebot|Kurse|Behandlungen|Sortiment|Zimmer)(?:\s+(?:sind|umfassen))?\s*:)\s+/gu,
  fr: /(?:\b(?:nous|je)\s+(?:vendons|vends|proposons|propose|fabriquons|fabrique|offrons|réparons|servons|cuisinons)|\bqui (?:vend|propose)|(?:services|produits|prestations|cours|soins)\s*:)\s+/giu,
  es: /(?:\b(?:vendemos|vendo|ofrecemos|ofrezco|hacemos|hago|servimos|reparamos|enseñamos|que vende|que ofrece)|(?:servicios|productos|clases|tratamientos)\s*:)\s+/giu,
  pt: /(?:\b(?:vendemos|vendo|oferecemos|ofereço|fazemos|faço|servimos|reparamos|que vende|que oferece)|(?:serviços|produtos|aulas|tratamentos)\s*:)\s+/giu,
  ja: /(?:商品は|メニューは|取扱商品は|サービスは|商品:|メニュー:|サービス:)\s*/gu,
};
const JAPANESE_LIST =
  /([^。、\n]{1,20}(?:[、・][^。、\n]{1,20}){1,10}?)(?:など)?(?:を|の)(?:販売|提供|扱|製造|焼い)/gu;
const MAX_ITEM_WORDS = 5;

function plainList(prompt: PromptText, rest: string): Item[] {
  const parts = listParts(rest).map((part) =>
    part
      .replace(
        /^(?:an?|the|our own|our|my own|my|fresh(?:ly baked)?|eine?n?|unsere?|des|de la|du|les?|la|los|las|os|as|como|like|such as)\s+/iu,
        '',
      )
      .replace(/\s*(?:です|など|。)$/u, ''),
  );
  if (parts.length < 2 || parts.some((part) => part.split(' ').length > MAX_ITEM_WORDS + 3)) return [];
  return parts
    .map((part) => part.replace(/\s+(?:in|for|at|from|to|with|für|in der|à|en|em|pour|para)\s.*$/iu, ''))
    .filter(
      (part) =>
        part.split(' ').length <= MAX_ITEM_WORDS &&
        part.length <= 40 &&
        /\p{L}{2}/u.test(part) &&
        !/^(?:are|is|am|have|has|can|will|do|we|you|they)\s/iu.test(part) &&
        !isRequestPart(prompt, part),
    )
    .map((name) => ({
      name,
      description: null,
      price: null,
      durationMinutes: durationIn(name)?.minutes ?? null,
    }));
}

function listedItems(prompt: PromptText, language: Language): Item[] {
  for (const sentence of prompt.sentences) {
    if (language === 'ja') {
      const list = JAPANESE_LIST.exec(sentence.text)?.[1];
      JAPANESE_LIST.lastIndex = 0;
      if (list !== undefined) return plainList(prompt, list.replace(/^.*(?:では|は)/u, ''));
    }
    for (const match of sentence.text.matchAll(LIST_LEADS[language])) {
      const list = sentence.text.slice(match.index + match[0].length).replace(/[.!?。]+$/u, '');
      // `serving Phoenix and Scottsdale` names where they work.
      if (/^serving/i.test(match[0]) && /^\p{Lu}/u.test(list)) continue;
      const items = plainList(prompt, list);
      if (items.length >= 2) return items.slice(0, MAX_ITEMS);
    }
  }
  return [];
}

/** Products and services that the prompt names: those with prices, else the first enumeration of what is offered. */
export function readItems(prompt: PromptText, language: Language): Item[] {
  const priced = pricedItems(prompt.text);
  const all = priced.length > 0 ? priced : listedItems(prompt, language);
  const seen = new Set<string>();
  return all.filter((item) => {
    const key = item.name.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

/** `my podcast studio – $60/hour`: the one price of a text that names no item is that of the trade, where it has a unit. */
export function pricedTrade(text: string, trade: string): Item[] {
  const [found, ...more] = pricesIn(text);
  if (found === undefined || more.length > 0 || !/[/]|\p{L}{2,}$/u.test(found.price.text)) return [];
  if (
    /\b(?:budget|under|over|less than|more than|up to|maximum|max)\b/iu.test(
      text.slice(Math.max(0, found.start - 40), found.start),
    )
  )
    return [];
  return [{ name: trade, description: null, price: found.price, durationMinutes: null }];
}
