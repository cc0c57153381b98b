import { FEATURES, type Feature } from '../../model/brief.js';
import { LANGUAGES, type AppKind, type Language } from '../../model/vocabulary.js';
import { byLanguage, type Hit } from '../text/lexicon.js';
import { isNegated } from '../text/negation.js';
import type { PromptText } from '../text/prompt-text.js';
import { FEATURE_TERMS } from './feature-terms.js';

const terms = byLanguage(FEATURE_TERMS);

/** Features that an app already is. */
const INSIDE_APP: Partial<Record<AppKind, Feature[]>> = {
  booking: ['booking_request'],
  shop: ['shop'],
  directory: ['directory', 'search'],
  event: ['events'],
};

/** `Team $79/month`: the name of a product. */
function isPriced({ tokens }: PromptText, hit: Hit<Feature | 'none'>): boolean {
  return hit.value !== 'price_list' && /^(?:[€$£¥]|\d+)$/.test(tokens[hit.last + 1]?.text ?? '');
}

/** `a board for our small team`: the team is who it is for, not a page. */
function isUser({ tokens }: PromptText, hit: Hit<Feature | 'none'>): boolean {
  if (hit.value !== 'team') return false;
  for (let back = 1; back <= 6; back += 1) {
    const token = tokens[hit.first - back];
    if (token === undefined || (!token.isWord && token.text !== '-')) return false;
    if (/^(?:for|fur|pour|para)$/.test(token.key)) return true;
  }
  return false;
}

/** `name, neighbourhood and opening hours`: what entries have, not a page. */
function isField({ text }: PromptText, hit: Hit<Feature | 'none'>, fields: string[]): boolean {
  return fields.some((field) => {
    const at = text.indexOf(field);
    return at !== -1 && hit.start >= at && hit.end <= at + field.length;
  });
}

/** `Portfolio for Lena Brandt`: the site itself, which shows its pictures in one place. */
function isSiteItself(hits: Hit<Feature | 'none'>[], { tokens }: PromptText): boolean {
  const portfolio = hits.find((hit) => hit.value === 'portfolio');
  return (
    portfolio !== undefined &&
    /^(?:for|of|site|website|fur|pour|para|de)$/.test(tokens[portfolio.last + 1]?.key ?? '') &&
    hits.some((hit) => hit.value === 'gallery')
  );
}

/** Features that a prompt asks for beside its app, in the order of `FEATURES`. */
export function readFeatures(
  prompt: PromptText,
  language: Language,
  app: AppKind | null,
  fields: string[],
): Feature[] {
  const inside = app === null ? [] : (INSIDE_APP[app] ?? []);
  const hits = terms[language]
    .find(prompt)
    .filter(
      (hit) =>
        !isNegated(prompt, hit.first, hit.end) &&
        !isUser(prompt, hit) &&
        !isPriced(prompt, hit) &&
        !isField(prompt, hit, fields),
    );
  const found = new Set<string>(hits.map((hit) => hit.value));
  if (isSiteItself(hits, prompt)) found.delete('portfolio');
  return FEATURES.filter((feature) => found.has(feature) && !inside.includes(feature));
}

/** True for a text that begins with the name of a feature, in any of the languages. */
export function isFeatureTerm(text: string): boolean {
  return LANGUAGES.some((language) => terms[language].valuesAt(text).some((value) => value !== 'none'));
}
