import type { Price } from '../model/brief.js';
import type { Language } from '../model/vocabulary.js';

/** A number with nothing but its currency: no `from`, no `per hour`, no words. */
const BARE =
  /^(?:[$€£¥￥₣]|R\$|EUR|USD|GBP|JPY|CHF|BRL)?\s*[\d.,\s'’]+\s*(?:[$€£¥￥₣円]|EUR|USD|GBP|JPY|CHF|BRL)?$/u;

/** A price as the site's language writes it; whatever says more than an amount stays as it was written. */
export function priceText(price: Price, language: Language): string {
  const written = price.text.trim();
  if (price.currency === null || !BARE.test(written)) return written;
  const formatted = inLanguage(price.amount, price.currency, language);
  // The same but for kinds of space: as written, so that a search for it finds it.
  return formatted === null || plain(formatted) === plain(written) ? written : formatted;
}

function inLanguage(amount: number, currency: string, language: Language): string | null {
  if (language === 'ja' && currency === 'JPY') return `${new Intl.NumberFormat('ja').format(amount)}円`;
  try {
    return new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(amount);
  } catch {
    // Not a code that ISO 4217 could hold.
    return null;
  }
}

function plain(text: string): string {
  return text.replaceAll(/\s/gu, '');
}
