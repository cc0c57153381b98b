import type { Span } from '../model/span.js';
import type { Ledger } from './ledger.js';

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The parts of the prompts that no entry of a ledger covers and that contain letters or digits. Each is a defect:
 * something that the customer wrote got lost.
 */
export function uncoveredClauses(prompts: readonly string[], ledger: Ledger): Span[] {
  return prompts.flatMap((text, prompt) => {
    const covered = ledger
      .map(({ span }) => span)
      .filter((span) => span.prompt === prompt)
      .toSorted((a, b) => a.start - b.start);
    return gapsBetween(covered, text.length)
      .map(({ start, end }) => trimmed(text, { prompt, start, end }))
      .filter(({ start, end }) => HAS_WORDS.test(text.slice(start, end)));
  });
}

function gapsBetween(covered: readonly Span[], length: number): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  let reached = 0;
  for (const { start, end } of covered) {
    if (start > reached) gaps.push({ start: reached, end: start });
    reached = Math.max(reached, end);
  }
  return reached < length ? [...gaps, { start: reached, end: length }] : gaps;
}

/** Without the punctuation and spaces around it. */
function trimmed(text: string, { prompt, start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && !HAS_WORDS.test(characterAt(text, from))) from += 1;
  while (to > from && !HAS_WORDS.test(characterAt(text, to - 1))) to -= 1;
  return { prompt, start: from, end: to };
}

/** The whole character that a unit belongs to. */
function characterAt(text: string, index: number): string {
  const isSecondHalf = /[\uDC00-\uDFFF]/.test(text.charAt(index));
  return String.fromCodePoint(text.codePointAt(isSecondHalf ? index - 1 : index) ?? 0);
}
