import { LANGUAGES, type AppKind, type Language } from '../../model/vocabulary.js';
import { byLanguage, type Hit, tokenAt } from '../text/lexicon.js';
import { isNegated } from '../text/negation.js';
import type { PromptText } from '../text/prompt-text.js';
import { tradeLexicons } from '../words/trades.js';
import { APP_NAMES } from '../words/app-terms.js';

const names = byLanguage(APP_NAMES);

/** `customers can book`, `…, book desks`: a verb that only a booking can mean. */
const BOOKING_VERB =
  /(?:\b(?:can|could|may|should|to|let \p{L}+|lets \p{L}+|people|clients|customers|guests|members|patients|visitors|parents|students)\s(?:easily |directly |simply )?(?:book|reserve)|(?:^|[,.;:]\s?)book)\s(?!shop|store|club|fair|launch|binding|review|cover|lover|exchange|swap)(?=\p{L})/giu;

function askedByVerb({ text, tokens }: PromptText): Hit<AppKind>[] {
  return Array.from(text.matchAll(BOOKING_VERB), (match) => {
    const end = match.index + match[0].trimEnd().length;
    const last = tokenAt(tokens, end - 1);
    return { value: 'booking', start: match.index, end, first: last, last, isPart: false };
  });
}

/** Places that name an app, wanted or not. */
export function namedApps(prompt: PromptText, language: Language): Hit<AppKind>[] {
  return names[language].find(prompt).filter((hit): hit is Hit<AppKind> => hit.value !== 'none');
}

/** `coffee shop website`: the trade takes words that the app would need. */
function cuts(business: Hit<string>, app: Hit<string>): boolean {
  return business.start < app.start && business.end > app.start && business.end < app.end;
}

/** Places that ask for an app, in the order of the prompt. */
export function appHits(prompt: PromptText, language: Language): Hit<AppKind>[] {
  const businesses = tradeLexicons[language].find(prompt);
  return [...namedApps(prompt, language), ...askedByVerb(prompt)]
    .filter(
      (hit) => !isNegated(prompt, hit.first, hit.end) && !businesses.some((business) => cuts(business, hit)),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** What is not open yet has a waiting list, whatever it will do: `an app that tracks expenses; collect e-mails on a waitlist`. */
function isBeforeLaunch({ value }: Hit<AppKind>): boolean {
  return value === 'waitlist';
}

/** The app that a prompt asks for: the most specific term, the first of equals; null for a plain site. */
export function readApp(prompt: PromptText, language: Language): AppKind | null {
  let best: AppKind | null = null;
  let bestPoints = 0;
  for (const [order, hit] of appHits(prompt, language).entries()) {
    const words = prompt.text.slice(hit.start, hit.end).toLowerCase();
    const points =
      10 +
      (hit.last - hit.first) -
      Math.min(order, 5) +
      (/\bapp|アプリ/.test(words) ? 4 : 0) +
      (isBeforeLaunch(hit) ? 4 : 0);
    if (points > bestPoints) {
      best = hit.value;
      bestPoints = points;
    }
  }
  return best;
}

/** True for a text that begins with the name of an app, in any of the languages. */
export function isAppTerm(text: string): boolean {
  return LANGUAGES.some((language) => names[language].valuesAt(text).some((value) => value !== 'none'));
}
