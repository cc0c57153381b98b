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
  return [1, 2, 3].some((back) => /^(?:for|fur|pour|para)$/.test(tokens[hit.first - back]?.key ?? ''));
}

/** Features that a prompt asks for beside its app, in the order of `FEATURES`. */
export function readFeatures(prompt: PromptText, language: Language, app: AppKind | null): Feature[] {
  const inside = app === null ? [] : (INSIDE_APP[app] ?? []);
  const found = new Set<string>(
    terms[language]
      .find(prompt)
      .filter(
        (hit) => !isNegated(prompt, hit.first, hit.end) && !isUser(prompt, hit) && !isPriced(prompt, hit),
      )
      .map((hit) => hit.value),
  );
  return FEATURES.filter((feature) => found.has(feature) && !inside.includes(feature));
}

/** True for a text that begins with the name of a feature, in any of the languages. */
export function isFeatureTerm(text: string): boolean {
  return LANGUAGES.some((language) => terms[language].valuesAt(text).some((value) => value !== 'none'));
}
