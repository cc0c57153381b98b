import type { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import type { FoundMoney } from '../../extract/money.js';

/** The currency of prices without a sign: the one that is used or named first, else that of the language. */
export function currencyOf(prompt: PromptText, monies: readonly FoundMoney[]): string | null {
  const [used] = monies;
  const [named] = prompt.language.currencies.find(prompt.folded);
  return used?.money.currency ?? named?.key ?? prompt.language.grammar.currency;
}

/** The countries of a language whose currency says where the customer is; a currency begins with its country. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'CA', 'AU', 'NZ', 'IN', 'ZA', 'SG'],
  de: ['CH'],
  fr: ['CH', 'CA'],
  it: ['CH'],
  es: ['MX', 'AR', 'CL', 'CO', 'PE'],
  pt: ['BR'],
};

/** How dates and prices are written: as in the country of the currency, where the language is spoken there. */
export function localeOf({ code, grammar }: Language, currency: string | null): string {
  const country = currency?.slice(0, 2) ?? '';
  return COUNTRIES[code]?.includes(country) ? `${code}-${country}` : grammar.locale;
}
