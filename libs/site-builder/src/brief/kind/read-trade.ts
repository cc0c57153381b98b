import type { AppKind, BusinessKind, Language } from '../../model/vocabulary.js';
import { byLanguage, type Hit } from '../text/lexicon.js';
import type { PromptText } from '../text/prompt-text.js';
import { cues } from './cues.js';
import { TRADES } from './trades.js';
import { roleBefore } from './trade-role.js';

const trades = byLanguage(TRADES);

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

/** Words that name a business only for want of a better one. */
const VAGUE = new Set(
  'shop|store|boutique|online shop|app platform startup software bar club garage portfolio school praxis laden geschäft tienda loja magasin boutique atelier taller game workshop studio practice party'.split(
    /[ |]/,
  ),
);

function score(prompt: PromptText, hit: Hit<BusinessKind>, order: number): number {
  const { tokens, text } = prompt;
  const word = text.slice(hit.start, hit.end);
  let points = 10 + Math.min(hit.last - hit.first, 2) - Math.min(order, 6);
  if (VAGUE.has(word.toLowerCase())) points -= 5;
  points += roleBefore(tokens, hit.first);
  return points;
}

/** All trades that a prompt names. */
export function tradesIn(prompt: PromptText, language: Language): Hit<BusinessKind>[] {
  return trades[language].find(prompt);
}

/** Reads what the undertaking is, from its trade, else from what it offers, else from the app asked for. */
export function readTrade(prompt: PromptText, language: Language, app: AppKind | null): TradeFound {
  let best: Hit<BusinessKind> | null = null;
  let bestPoints = 0;
  for (const [order, hit] of tradesIn(prompt, language).entries()) {
    const points = score(prompt, hit, order);
    if (points > bestPoints) {
      best = hit;
      bestPoints = points;
    }
  }
  if (best !== null) return { kind: best.value, hit: best };
  const cue = cueKind(prompt, language);
  return { kind: cue ?? (app === null ? 'professional' : KIND_OF_APP[app]), hit: null };
}

function cueKind(prompt: PromptText, language: Language): BusinessKind | null {
  const counts = new Map<BusinessKind, number>();
  for (const hit of cues[language].find(prompt)) counts.set(hit.value, (counts.get(hit.value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
