import { RIGHT } from './answer-examples.js';
import { type AnswerableCase, isWithheld } from './answerable-cases.js';
import { areaUnderCurve, correlation } from './chance-weights.js';
import { percent } from './models.js';

type Judged = AnswerableCase & { chance: number };

/** Share of the questions that are kept. */
const KEPT = 0.95;

/**
 * Prints how well the chance that pages answer separates questions that they answer from others.
 * @returns the least chances that keep nineteen of twenty questions that the pages answer, and whose best option is right.
 * @param fits of the best options of the same questions, for comparison.
 */
export function reportAnswerable(
  cases: readonly Judged[],
  fits: readonly { example: { question: { id: string } }; chance: number; gain: number }[],
): { pages: number; answers: number } {
  const asked = cases.filter((each) => !isWithheld(each));
  const area = (title: string, some: readonly { chance: number; isRight: boolean }[]): void =>
    console.log(`  area under the curve, ${title}: ${areaUnderCurve(some).toFixed(3)}`);
  console.log('whether the pages answer, of other manuals:');
  area(`all ${cases.length}`, cases);
  area(`the ${asked.length} as they are`, asked);
  area(
    'of pages without the answer',
    cases.filter((each) => each.isRight || isWithheld(each)),
  );
  const fitOf = new Map(fits.map((each) => [each.example.question.id, each]));
  area(
    'by the fit of the best option, as they are',
    asked.map((each) => ({ ...each, chance: fitOf.get(each.example.question.id)?.chance ?? 0 })),
  );
  const right = asked.filter(({ isRight }) => isRight);
  const wrong = asked.filter(({ isRight }) => !isRight);
  const withheld = cases.filter((each) => isWithheld(each));
  const best = asked.filter(({ example }) => (fitOf.get(example.question.id)?.gain ?? 0) >= RIGHT);
  const least = { pages: below(KEPT, right), answers: below(KEPT, best) };
  for (const from of Object.values(least)) {
    const kept = (some: readonly Judged[]): string =>
      percent(some.filter(({ chance }) => chance >= from).length, some.length);
    console.log(
      `  from ${from.toFixed(3)}: kept ${kept(right)} that the pages answer, ${kept(best)} whose best option is right, ` +
        `${kept(wrong)} that they do not, ${kept(withheld)} without the pages`,
    );
  }
  const pairs = right.flatMap(({ example, chance }) => {
    const fit = fitOf.get(example.question.id);
    return fit ? [{ chance, fit: fit.chance, gain: fit.gain }] : [];
  });
  const each = [
    ['fit', ({ fit }) => fit],
    ['chance', ({ chance }) => chance],
    ['mean', ({ fit, chance }) => (fit + chance) / 2],
  ] satisfies [string, (pair: (typeof pairs)[number]) => number][];
  for (const [name, valueOf] of each)
    console.log(
      `  correlation of ${name} and gain: ${correlation(pairs.map((pair) => [valueOf(pair), pair.gain])).toFixed(3)}`,
    );
  return least;
}

/** The chance below which all but a share of questions are not. */
function below(share: number, judged: readonly Judged[]): number {
  const chances = judged.map(({ chance }) => chance).toSorted((one, other) => one - other);
  return chances[Math.floor((1 - share) * chances.length)] ?? 0;
}
