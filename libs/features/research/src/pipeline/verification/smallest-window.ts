import { type TextSpan, numbersIn, termsOf } from '@capstan/text-analysis';
import { contentTerms, sharedTerms } from './content-terms.js';

/** Share of the covered words that a narrower window must keep. */
const MIN_SHARE = 0.9;

/**
 * Finds the fewest adjacent sentences of a window that still support a text: with all of its numbers in the
 * window, and nearly all of its words.
 * @returns the span, and the share of the covered words that it covers.
 */
export function smallestWindow(
  text: string,
  source: string,
  window: readonly TextSpan[],
): { span: TextSpan; share: number } {
  const whole = { start: window[0]?.start ?? 0, end: window.at(-1)?.end ?? 0 };
  const wanted = bothIn(contentTerms(text), thereIn(source, whole));
  const numbers = bothIn(numbersOf(text), numbersOf(source.slice(whole.start, whole.end)));
  for (let length = 1; length < window.length; length += 1) {
    const options = window.slice(0, window.length - length + 1).map((first, index) => {
      const span = { start: first.start, end: window[index + length - 1]?.end ?? first.end };
      return { span, share: sharedTerms(wanted, thereIn(source, span)) / (wanted.size || 1) };
    });
    const [best] = options
      .filter(
        ({ span }) => sharedTerms(numbers, numbersOf(source.slice(span.start, span.end))) === numbers.size,
      )
      .toSorted((one, other) => other.share - one.share);
    if (best && best.share >= MIN_SHARE) return best;
  }
  return { span: whole, share: 1 };
}

function bothIn(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one].filter((item) => other.has(item)));
}

function thereIn(source: string, { start, end }: TextSpan): Set<string> {
  return new Set(termsOf(source.slice(start, end), 'index').map(({ term }) => term));
}

function numbersOf(text: string): Set<string> {
  return new Set(numbersIn(text).map(({ value, unit }) => `${value} ${unit ?? ''}`));
}
