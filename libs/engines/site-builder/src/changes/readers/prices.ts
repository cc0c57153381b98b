import { readPriceText } from '../facts/price-text.js';
import { type Reader, type Reading, type Wish, firstMatch, refusal } from '../grammar/reading.js';
import { nameIn } from '../grammar/names.js';
import type { Scene } from '../grammar/scene.js';
import { findItem } from '../targets/find-target.js';
import { joined } from './remove.js';
import { listItems } from '../targets/present.js';

/** An amount with or without its currency, on either side. */
export const MONEY =
  "(?:(?:from |ab |à partir de |desde |a partir de )?(?:[€$£¥]|r\\$|us\\$|eur|usd|gbp|chf|brl)\\s?\\d[\\d.,']*(?:\\s?(?:/|per |pro |par |por )\\s?\\p{L}{1,12})?|(?:from |ab |à partir de |desde |a partir de )?\\d[\\d.,']*\\s?(?:[€$£¥円]|r\\$|euros?|eur|dollars?|usd|pounds?|gbp|chf|franken|francs?|reais|real|yen|pesos?|cents?)(?:\\s?(?:/|per |pro |par |por )\\s?\\p{L}{1,12})?)";
const AMOUNT = `(?<price>${MONEY}|\\d{1,7}(?:[.,]\\d{1,2})?)`;
const THE =
  "(?:the |our |a |an |one |der |die |das |den |dem |ein |eine |einen |unser |unsere |le |la |l'|l’|les |un |une |el |los |las |una |o |os |as |um |uma )?";
const ITEM = '(?<item>[^¦:]{1,60}?)';

const PATTERNS = [
  `^(?:change|set|update|raise|lower|increase|reduce|drop|put|adjust|make)\\s+(?:the )?(?:new )?prices?\\s+(?:of|for|on)\\s+${THE}${ITEM}\\s+(?:up |down )?(?:from [^¦]{1,20} )?(?:to|at|=)\\s*${AMOUNT}$`,
  `^(?:change|set|update|raise|lower|increase|reduce|drop|put|adjust|make)\\s+${THE}${ITEM}(?:'s|’s)?(?:\\s+prices?)?\\s+(?:up |down )?(?:from [^¦]{1,20} )?(?:to|at|cost|=)?\\s*${AMOUNT}$`,
  `^(?:the )?(?:new )?price\\s+(?:of|for)\\s+${THE}${ITEM}\\s+(?:is|should be|will be|goes up to|becomes|rises to|falls to)\\s+(?:now )?${AMOUNT}$`,
  `^${THE}${ITEM}\\s+(?:now |will |should |must |will now |shall )?(?:costs?|(?:is|are)(?: now)?(?: priced at)?|goes for|sells for|should be|(?:go(?:es)?|rises?|drops?|falls?|comes?) (?:up |down )?to)\\s+(?:now )?(?:only |just )?${AMOUNT}(?: each| now| apiece)?$`,
  `^${THE}${ITEM}\\s+(?:kostet|kosten|soll|sollen)\\s+(?:jetzt |nun |ab jetzt |neu )?(?:nur )?${AMOUNT}(?:\\s+kosten)?$`,
  `^(?:ändere?|änder|setze?|erhöhe?|senke?)\\s+(?:den )?preis\\s+(?:für|von|vom|des|der)\\s+${THE}${ITEM}\\s+(?:auf|in)\\s+${AMOUNT}$`,
  `^(?:der )?preis\\s+(?:für|von|vom|des|der)\\s+${THE}${ITEM}\\s+(?:ist|beträgt)\\s+(?:jetzt |nun )?${AMOUNT}$`,
  `^${THE}${ITEM}\\s+(?:coûte|coûtent|est à|passe à|passent à)\\s+(?:maintenant |désormais )?${AMOUNT}$`,
  `^(?:change[rz]?|mets|mettez|passe[rz]?)\\s+le prix\\s+(?:du|de la|de l['’]|des|de)\\s*${ITEM}\\s+(?:à|en)\\s+${AMOUNT}$`,
  `^${THE}${ITEM}\\s+(?:ahora )?(?:cuesta|cuestan|vale|valen)\\s+(?:ahora )?${AMOUNT}$`,
  `^(?:cambi[ae]|cambiar|pon|sube|baja)\\s+el precio\\s+(?:del?|de la|de los)\\s+${THE}${ITEM}\\s+(?:a|en)\\s+${AMOUNT}$`,
  `^${THE}${ITEM}\\s+(?:agora )?(?:custa|custam)\\s+(?:agora )?${AMOUNT}$`,
  `^(?:mud[ae]|alter[ae]|mudar|alterar)\\s+o preço\\s+(?:d[aoe]s?)\\s+${ITEM}\\s+(?:para|a)\\s+${AMOUNT}$`,
  `^(?<item>[^¦はのを]{1,40})の(?:価格|値段|料金)[をは](?<price>[\\d.,]+\\s?(?:円|¥|€|ユーロ|ドル)?|[¥€$][\\d.,]+)(?:に(?:変更|変え|して|し).*|です)?$`,
  `^(?<item>[^¦はのを]{1,40})[はを](?:今は)?(?<price>[\\d.,]+\\s?(?:円|ユーロ|ドル|€|¥)|[¥€$][\\d.,]+)(?:に(?:変更|変え|して|し|なり).*|です)?$`,
].map((source) => new RegExp(source, 'iu'));
const LABEL = new RegExp(`^${AMOUNT}$`, 'iu');
const ALL =
  /(?<!\p{L})(?:all|every|each|alle[ns]?|tous|todos)(?!\p{L}).*(?:price|preis|prix|precio|preço)|(?:price|preis|prix|precio|preço)\p{L}*.*\d\s?%/iu;

/** Changes the price of something offered. */
export const readPrices: Reader = (wish, scene) => {
  if (ALL.test(wish.text)) return refusal(wish, 'prices are changed one by one: say what each should cost');
  const several = severalPrices(wish, scene);
  if (several) return several;
  const match = firstMatch(wish.text, PATTERNS);
  if (match) return priceOf(match.groups!['item']!, match.groups!['price']!, wish, scene);
  if (wish.body === '' || !LABEL.test(wish.body.replace(/[.!]$/u, ''))) return null;
  const words = wish.text.replace(
    /^(?:new |neuer )?(?:price|preis|prix|precio|preço)\s+(?:of|for|für|von|de)\s+/iu,
    '',
  );
  const reading = priceOf(words, wish.body.replace(/[.!]$/u, ''), wish, scene);
  return reading && { ...reading, usesBody: true };
};

const EACH = new RegExp(
  `^(?:(?:change|set|update|make|put|raise|lower|ändere?|setze?|change[rz]?|cambi[ae]|mud[ae])\\s+)?(?:(?:the |den |le |el |o )?(?:prices?|preise?|prix|precios?|preços?)\\s+(?:of|for|für|de|del|do|da)\\s+)?${THE}${ITEM}\\s*(?:is|are|costs?|kostet|coûte|cuesta|custa|now|to|at|auf|à|a|para|=|:|\\s)+\\s*${AMOUNT}$`,
  'iu',
);

/** `croissants to 3 and rye bread to 6`: every part names something offered and its price. */
function severalPrices(wish: Wish, scene: Scene): Reading | null {
  const text = wish.body === '' ? wish.text : wish.body.replace(/[.!]$/u, '');
  const parts = text.split(/\s*[,;、]\s*(?:and\s+|und\s+)?(?=\p{L})|\s+(?:and|und|et|y|e)\s+/iu);
  if (parts.length < 2) return null;
  const matches = parts.map((part) => EACH.exec(part));
  if (matches.some((match) => match === null || !findItem(scene.brief.items, match.groups!['item']!)))
    return null;
  const readings = matches.map((match) =>
    priceOf(match!.groups!['item']!, match!.groups!['price']!, wish, scene),
  );
  const known = readings.filter((reading) => reading !== null);
  return known.length === parts.length ? { ...joined(known), rest: '', usesBody: wish.body !== '' } : null;
}

function priceOf(
  words: string,
  priceWords: string,
  wish: Parameters<Reader>[0],
  scene: Scene,
): Reading | null {
  const price = readPriceText(priceWords);
  const name = nameIn(wish.message, words.replace(/^(?:price of|the)\s+/iu, ''));
  if (!price || name === null) return null;
  const item = findItem(scene.brief.items, name);
  if (!item) {
    const isMoney =
      new RegExp(MONEY, 'iu').test(priceWords) ||
      /price|preis|prix|precio|preço|cost|kost|coût|cuest|cust/iu.test(wish.text);
    return isMoney ? refusal(wish, missing(scene)) : null;
  }
  const priceText = withCurrency(priceWords.trim(), item.price?.text ?? null);
  return {
    edits: [{ kind: 'price', item: item.name, priceText }],
    understood: [`“${item.name}” costs ${priceText}.`],
    rest: '',
  };
}

function missing(scene: Scene): string {
  return scene.brief.items.length === 0
    ? 'nothing with a price is offered on the site; add it first'
    : `nothing like it is offered; what is offered: ${listItems(scene.brief.items)}`;
}

/** A bare amount keeps the currency, and its place, of the price before. */
export function withCurrency(words: string, before: string | null): string {
  if (before === null || readPriceText(words)?.currency) return words;
  const amount = /\d[\d.,']*/.exec(before)?.[0];
  return amount === undefined ? words : before.replace(amount, () => words);
}
