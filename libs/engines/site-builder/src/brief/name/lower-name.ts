import type { Language } from '../../model/vocabulary.js';
import { cues } from '../words/cues.js';
import { tradesIn } from '../kind/read-trade.js';
import type { PromptText } from '../text/prompt-text.js';
import { COMMON, CONNECTORS, FOREIGN } from '../words/name-words.js';

/** `a site for moonbase coffee`: two to four words without an article, up to the end of the phrase. */
const AFTER_FOR =
  /\b(?:website|web ?site|site|homepage|web ?page|landing page|page)\s+for\s+((?:\p{Ll}[\p{L}'’]*|&)(?:\s(?!in\b|with\b|and\b|that\b|who\b|where\b|which\b|at\b|near\b|from\b|on\b|to\b|of\b|for\b)(?:\p{Ll}[\p{L}'’]*|&)){1,3})(?=\s*(?:[.,;!?–—\n-]|$|\s(?:in|with|and|that|who|where|which|at|near|from|on)\b))/u;
/** People and goods in the plural are an audience or an offer rather than a name. */
const PLURAL = /(?:[^s'’]s|people|children|women|men)$/u;

/** A name in lower case after `site for`; null unless a word of it is neither trade nor everyday. */
export function lowerCaseName(prompt: PromptText, language: Language): string | null {
  if (language !== 'en') return null;
  const match = AFTER_FOR.exec(prompt.text);
  const name = match?.[1];
  if (match === null || name === undefined || PLURAL.test(name)) return null;
  const start = match.index + match[0].length - name.length;
  const words = prompt.tokens.filter((token) => token.start >= start && token.end <= start + name.length);
  if (words.some(({ key }) => COMMON.has(key))) return null;
  const known = [...tradesIn(prompt, language), ...cues[language].find(prompt)];
  const isKnown = (at: number): boolean => known.some((hit) => hit.start <= at && at < hit.end);
  const last = words.at(-1);
  const own = words.filter(({ key, start: at }) => !isKnown(at) && !CONNECTORS.has(key) && !FOREIGN.has(key));
  const hasOwn = own.some(({ key }) => !DESCRIBES.test(key));
  if (!hasOwn || last === undefined || !isKnown(last.start)) return null;
  return name.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Words that describe a trade: `small family bakery`, `handmade jewellery`. */
const DESCRIBES =
  /^(?:family|local|organic|vegan|vegetarian|handmade|homemade|artisan|artisanal|craft|specialty|speciality|custom|bespoke|independent|vintage|luxury|mobile|private|community|city|village|neighbou?rhood|personal|wedding|dog|cat|pet|kids?|second|hand|used|freelance|professional|traditional|fresh|natural|sustainable|eco|zero|waste|cosy|cozy|tiny|big|large|best|home|street|urban|rural|virtual|remote|digital|classic|contemporary|self|employed|certified|licensed|experienced|fine|fast|healthy|gluten|free|sourdough|wood|fired|.*(?:ing|ed|an|ese|ish))$/u;
