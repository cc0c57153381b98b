import type { AppKind, BusinessKind, Language } from '../../model/vocabulary.js';
import type { Hit } from '../text/lexicon.js';
import type { PromptText, Token } from '../text/prompt-text.js';
import { cues } from '../words/cues.js';
import { tradeLexicons } from '../words/trades.js';
import { isListed, roleBefore } from './trade-role.js';

/** What an undertaking is: its kind, and where the prompt names its trade. */
export interface TradeFound {
  kind: BusinessKind;
  /** Null when the kind follows from cues or from the app alone. */
  hit: Hit<BusinessKind> | null;
}

/** Kind where a prompt asks for an app and says nothing of a business. */
const KIND_OF_APP: Record<AppKind, BusinessKind> = {
  booking: 'professional',
  shop: 'retail',
  directory: 'software',
  board: 'software',
  tracker: 'software',
  event: 'venue',
  waitlist: 'software',
};

/** Apps that serve a business, so that its goods and services tell its kind. */
const NEEDS_BUSINESS = new Set<AppKind>(['booking', 'shop']);

/** Words that name a business only for want of a better one. */
const VAGUE = new Set(
  'shop|store|boutique|online shop|app platform startup software bar club garage portfolio school praxis laden geschäft tienda loja magasin boutique atelier taller game workshop studio practice party gallery galerie galería galeria exhibition library'.split(
    /[ |]/,
  ),
);

function score(
  prompt: PromptText,
  hit: Hit<BusinessKind>,
  order: number,
  app: AppKind | null,
  name: string | null,
): number {
  const { tokens, text } = prompt;
  const word = text.slice(hit.start, hit.end);
  let points = 10 + Math.min(hit.last - hit.first, 2) - Math.min(order, 6);
  if (VAGUE.has(word.toLowerCase())) points -= 5;
  if (name !== null && isWithinName(text, hit, name)) points -= 4;
  if (app === 'directory' && isListed(tokens, hit.first)) return 0;
  if (app !== null && !NEEDS_BUSINESS.has(app) && app !== 'event' && !isOwner(prompt, hit)) return 0;
  if (isAside(tokens, hit.first)) points -= 6;
  points += roleBefore(tokens, hit.first);
  return points;
}

/** `our team (Marta Ruiz, creative director)`: what stands in brackets is said of somebody else. */
function isAside(tokens: Token[], first: number): boolean {
  for (let index = first - 1; tokens[index]?.sentence === tokens[first]?.sentence; index -= 1) {
    if (tokens[index]?.text === ')') return false;
    if (tokens[index]?.text === '(') return true;
  }
  return false;
}

function isWithinName(text: string, hit: Hit<BusinessKind>, name: string): boolean {
  const at = text.indexOf(name);
  return at !== -1 && hit.start >= at && hit.end <= at + name.length;
}

/** For an app of its own, a trade counts only where an article or verb makes it the owner: `a board for a food bank`. */
function isOwner({ tokens }: PromptText, hit: Hit<BusinessKind>): boolean {
  const after = tokens[hit.last + 1];
  const isModifier =
    after?.isWord === true &&
    !after.isCapital &&
    after.sentence === tokens[hit.first]?.sentence &&
    isLikelyNoun(after.key);
  const isOpening = tokens[hit.first - 1]?.sentence !== tokens[hit.first]?.sentence;
  return (isOpening || roleBefore(tokens, hit.first) >= 3) && !isModifier;
}

/** `gym sessions`: the word after a trade is the noun that it only describes. */
function isLikelyNoun(key: string): boolean {
  return (
    /(?:ions|ing|s)$/.test(key) && !/^(?:is|has|needs|wants|sells|offers|us|this|in|with|as|was)$/.test(key)
  );
}

/** All trades that a prompt names. */
export function tradesIn(prompt: PromptText, language: Language): Hit<BusinessKind>[] {
  return tradeLexicons[language].find(prompt);
}

/** Reads what the undertaking is, from its trade, else from what it offers, else from the app asked for. */
export function readTrade(
  prompt: PromptText,
  language: Language,
  app: AppKind | null,
  name: string | null,
): TradeFound {
  let best: Hit<BusinessKind> | null = null;
  let bestPoints = 0;
  for (const [order, hit] of tradesIn(prompt, language).entries()) {
    const points = score(prompt, hit, order, app, name);
    // `nonprofit dog shelter`: the first only describes the second.
    const isHeadOfBest = points > 0 && best?.value === hit.value && best.last + 1 === hit.first;
    if (points > bestPoints || (isHeadOfBest && language === 'en')) {
      best = hit;
      bestPoints = points;
    }
  }
  if (best !== null) return { kind: best.value, hit: best };
  if (app !== null && !NEEDS_BUSINESS.has(app)) return { kind: KIND_OF_APP[app], hit: null };
  const cue = cueKind(prompt, language, app);
  return { kind: cue ?? (app === null ? 'professional' : KIND_OF_APP[app]), hit: null };
}

function cueKind(prompt: PromptText, language: Language, app: AppKind | null): BusinessKind | null {
  const counts = new Map<BusinessKind, number>();
  for (const hit of cues[language].find(prompt))
    if (app === null || hit.value !== 'software') counts.set(hit.value, (counts.get(hit.value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
