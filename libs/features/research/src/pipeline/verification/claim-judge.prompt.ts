import { fencePassages } from '@capstan/text-analysis';
import { z } from 'zod';

/** A sentence of a report, and its citation. */
export interface JudgedClaim {
  text: string;
  /** The cited spans, verbatim. */
  quotes: readonly string[];
}

/** Schema of a model's judgment. */
export const Judgment = z.object({
  verdicts: z.array(z.object({ id: z.string(), difference: z.string().max(400), is_supported: z.boolean() })),
});

const SYSTEM = `You check claims against the passages that they cite. You know nothing else about the subject.

- A claim is supported only if its passage says the same: who does what to whom, how many, how certain, under which condition, when, why, with which numbers and names. Other words and another order are no difference. Leaving out details is no difference unless it changes the meaning.
- A claim is not supported if it says more, if it is more certain, if it drops a condition, an exception or "not", if it turns "some" into "all", "may" into "must", a comparison or an order around, or if it exchanges one thing for another.
- For each claim give its id, then in "difference" the difference in meaning in a few words, or "none", then "is_supported".
- Judge every claim by its own passage alone.`;

/** Builds the prompt for a batch of claims. It contains neither the question nor the rest of the draft. */
export function judgmentPrompt(
  claims: readonly JudgedClaim[],
  nonce: string,
): { system: string; prompt: string } {
  const fenced = fencePassages(
    claims.flatMap(({ text, quotes }, index) => [
      { label: `${idOf(index)} claim`, text },
      { label: `${idOf(index)} passage`, text: quotes.join(' … ') },
    ]),
    nonce,
  );
  return { system: `${SYSTEM}\n\n${fenced.rule}`, prompt: fenced.text };
}

/** The id of a claim of a batch in the prompt. */
export const idOf = (index: number): string => `C${index + 1}`;
