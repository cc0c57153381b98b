import type { AppKind, Language } from '../../model/vocabulary.js';
import { namedApps } from '../app/read-app.js';
import { FOREIGN } from '../words/name-words.js';
import { STOP_WORDS } from '../words/stop-words.js';
import type { PromptText, Token } from '../text/prompt-text.js';
import { cues } from '../words/cues.js';
import type { TradeFound } from './read-trade.js';
import { isDeterminer, isLead } from './trade-role.js';

/** What an undertaking is called that the prompt says nothing of. */
const UNKNOWN: Record<Language, string> = {
  en: 'project',
  de: 'Projekt',
  fr: 'projet',
  es: 'proyecto',
  pt: 'projeto',
  ja: 'プロジェクト',
};

/** Words that belong to the wish rather than to what is wished for. */
const NOT_PART = new Set(
  'new simple nice modern beautiful great good cool little website site page homepage web app landing online internet called named based local own very clean professional responsive one multi please build make create need want design neue neuen neuer schone einfache moderne website nouvelle nouveau simple nueva nuevo sencilla nova novo bonito bonita linda bela belle beau joli jolie hola hello hi hey is are was sells offers provides helps makes builds designs teaches repairs creates delivers develops organizes organises hosts connects supplies trains treats ships roasts brews grows produces rents specialises specializes'.split(
    ' ',
  ),
);
/** Nouns that complete a trade: `photography business`. */
const HEADS = new Set(
  'business company studio shop store practice agency service services school firm salon clinic bar club workshop centre center office brand label team collective cooperative project house market space lab bakery truck restaurant platform tool app'.split(
    ' ',
  ),
);
const LINKS = new Set(['de', 'd', 'di', 'da', 'do']);
/** Terms for apps that begin with a verb are no noun phrase: `order online`. */
const WISH_VERBS = new Set(
  'order book sell buy reserve schedule make add place track record keep notify sign invite confirm reservar agendar pedir vender comprar marcar reserver commander prendre vendre buchen bestellen pre notify selling'.split(
    ' ',
  ),
);
const MAX_WORDS_BEFORE = 3;
const MAX_WORDS_AFTER = 4;

function isPlainWord(token: Token | undefined, language: Language): token is Token {
  if (token === undefined || !token.isWord || /^\d+$/.test(token.text)) return false;
  if (isDeterminer(token) || isLead(token) || NOT_PART.has(token.key)) return false;
  return language === 'ja' || !STOP_WORDS[language].has(token.text.toLowerCase());
}

/** Hyphenated words are several tokens: `family-run`. */
function isHyphen(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  return (
    token?.text === '-' && tokens[index - 1]?.end === token.start && tokens[index + 1]?.start === token.end
  );
}

function extendLeft(tokens: Token[], first: number, language: Language): number {
  let from = first;
  for (let words = 0; words < MAX_WORDS_BEFORE; words += 1) {
    let next = from - 1;
    while (isHyphen(tokens, next)) next -= 2;
    const hyphens = from - 1 - next;
    const target = hyphens > 0 ? next + 1 : from - 1;
    if (hyphens > 0) {
      from = target;
      continue;
    }
    const token = tokens[target];
    if (tokens[target - 1]?.text === "'") break;
    if (!isPlainWord(token, language) || token.sentence !== tokens[first]?.sentence) break;
    if (
      token.isCapital &&
      language !== 'de' &&
      !FOREIGN.has(token.key) &&
      tokens[target - 1]?.sentence === token.sentence
    )
      break;
    if (language === 'de' && !token.isCapital && !isHyphen(tokens, target + 1)) break;
    from = target;
  }
  return from;
}

function extendRight(tokens: Token[], last: number, language: Language): number {
  let to = last;
  for (let words = 0; words < MAX_WORDS_AFTER; words += 1) {
    const token = tokens[to + 1];
    if (token === undefined || !token.isWord || token.isCapital || token.sentence !== tokens[last]?.sentence)
      break;
    if (LINKS.has(token.key)) {
      const after = tokens[to + 2]?.text === "'" ? to + 3 : to + 2;
      if (!isPlainWord(tokens[after], language) || tokens[after].isCapital) break;
      to = after;
      continue;
    }
    if (!isPlainWord(token, language)) break;
    to += 1;
  }
  return to;
}

/** `photography business`: nouns that complete an English trade. */
function withHeads(tokens: Token[], last: number): number {
  let to = last;
  while (HEADS.has(tokens[to + 1]?.key ?? '') && tokens[to + 1]?.sentence === tokens[last]?.sentence) to += 1;
  return to;
}

/** The noun phrase around some tokens, as the language builds it: modifiers before the noun or after it. */
function phraseAround({ text, tokens }: PromptText, first: number, last: number, language: Language): string {
  let from = first;
  let to = last;
  if (language === 'en' || language === 'de') {
    from = extendLeft(tokens, first, language);
    if (language === 'en') to = withHeads(tokens, last);
  } else to = extendRight(tokens, last, language);
  return text.slice(tokens[from]?.start, tokens[to]?.end);
}

function japanesePhrase(text: string, start: number, end: number): string {
  const before =
    /[\p{Script=Han}\p{Script=Katakana}ー]{1,12}$/u.exec(text.slice(Math.max(0, start - 12), start))?.[0] ??
    '';
  return before + text.slice(start, end);
}

/** `alpaca trekking` of `a site for my alpaca trekking`: the noun phrase that the prompt says the site is for. */
function phraseAfterLead(prompt: PromptText, language: Language): string | null {
  const { tokens, text } = prompt;
  for (let index = 1; index < tokens.length - 1; index += 1) {
    if (!isLead(tokens[index - 1]) || !isDeterminer(tokens[index])) continue;
    let last = index;
    while (
      last - index < 4 &&
      isPlainWord(tokens[last + 1], language) &&
      tokens[last + 1]?.sentence === tokens[index]?.sentence
    )
      last += 1;
    if (last > index) return text.slice(tokens[index + 1]?.start, tokens[last]?.end);
  }
  return null;
}

/** `Juniper & Ash, a small-batch candle studio in …`: the noun phrase that explains a name. */
function phraseInApposition({ text, tokens }: PromptText, language: Language): string | null {
  for (let index = 2; index < tokens.length - 1; index += 1) {
    if (tokens[index - 1]?.text !== ',' || !isDeterminer(tokens[index]) || !tokens[index - 2]?.isCapital)
      continue;
    const isPart = (at: number) =>
      isPlainWord(tokens[at], language) || isHyphen(tokens, at) || isHyphen(tokens, at + 1);
    let first = index + 1;
    while (!isPart(first) && first < index + 3) first += 1;
    let last = first - 1;
    while (last - first < 6 && isPart(last + 1) && tokens[last + 1]?.sentence === tokens[index]?.sentence)
      last += 1;
    if (last >= first && tokens[last + 1]?.key === 'app') last += 1;
    if (last >= first) return text.slice(tokens[first]?.start, tokens[last]?.end);
  }
  return null;
}

/** `Online shop for X, which sells vintage bicycles`: the goods say more than the trade. */
const GOODS =
  /\b(?:sells?|selling|makes?|making|crafts?)\s+((?:(?!in\b|to\b|with\b|and\b|from\b|for\b|at\b|online\b|our\b|my\b|the\b)[\p{L}-]+\s?){2,4})(?=\s*(?:[.,;(]|$|\b(?:in|to|with|from|for|at)\b))/iu;

function goodsOf({ text }: PromptText, start: number, end: number): string | null {
  if (!/^(?:online (?:shop|store)|web ?shop|e-?commerce|shop|store)$/i.test(text.slice(start, end)))
    return null;
  return GOODS.exec(text)?.[1]?.trim() ?? null;
}

/** ` of cafés`: what an English directory lists. */
function listedAfter({ text, tokens }: PromptText, last: number, language: Language): string {
  if (language !== 'en' || !/^(?:of|for)$/.test(tokens[last + 1]?.key ?? '')) return '';
  let to = last + 1;
  while (to - last < 4 && isPlainWord(tokens[to + 1], language)) to += 1;
  return to === last + 1 ? '' : text.slice(tokens[last]?.end, tokens[to]?.end);
}

/** `I teach piano to children`: what is taught. */
const TAUGHT = /\bteach(?:es|ing)?\s+((?:\p{L}+\s){0,2}?\p{L}+)(?=\s+(?:to|for|in|at|and|from)\b|[.,;])/iu;

/** What they are, in the prompt's own noun phrase. */
export function tradePhrase(
  prompt: PromptText,
  language: Language,
  found: TradeFound,
  app: AppKind | null,
): string {
  const goods =
    found.hit === null || language !== 'en' ? null : goodsOf(prompt, found.hit.start, found.hit.end);
  if (goods !== null) return goods;
  if (found.hit !== null)
    return language === 'ja'
      ? japanesePhrase(prompt.text, found.hit.start, found.hit.end)
      : phraseAround(prompt, found.hit.first, found.hit.last, language);
  const told = language === 'ja' ? null : phraseInApposition(prompt, language);
  if (told !== null) return told;
  const asked = namedApps(prompt, language).find(
    (hit) => hit.value === app && !WISH_VERBS.has(prompt.tokens[hit.first]?.key ?? ''),
  );
  if (asked !== undefined && language === 'ja') return japanesePhrase(prompt.text, asked.start, asked.end);
  if (asked !== undefined) {
    const phrase = phraseAround(prompt, asked.first, asked.last, language);
    return app === 'directory' ? phrase + listedAfter(prompt, asked.last, language) : phrase;
  }
  const taught = language === 'en' ? TAUGHT.exec(prompt.text)?.[1] : undefined;
  if (found.kind === 'education' && taught !== undefined) return `${taught} lessons`;
  const lead = language === 'ja' ? null : phraseAfterLead(prompt, language);
  if (lead !== null) return lead;
  const cue = cues[language].find(prompt).find((hit) => hit.value === found.kind);
  return cue === undefined ? UNKNOWN[language] : prompt.text.slice(cue.start, cue.end);
}
