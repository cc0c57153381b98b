import { modelOf, softmax } from '../models/linear-model.js';
import type { PromptText } from './prompt-text.js';
import type { Segment } from './segments.js';

export const REMARK_MODEL = 'remarks';
export const REMARK_CLASSES = ['remark', 'shown'] as const;

/** So likely must it be that a clause is for the builder alone: what is taken for a remark by mistake is asked about. */
const LIKELY = 0.8;
const MIN_WORDS = 3;
/** What depends on the other clauses of a prompt: remarks are like each other wherever they are. */
const AROUND = /^(?:at:|end:|count:|before:|after:|edge:)|&at:/u;
/** Lists whose words together say more than each: "my nephew" and "said", "I" and "computers". */
const PAIRED = ['acquaintance', 'urging', 'computing', 'feeling'] as const;

/** What a remark to the builder is recognized by: what clauses are, and words about the writer and the making of the site. */
export function remarkFeatures(
  prompt: PromptText,
  segment: Segment,
  clauseFeatures: readonly string[],
): string[] {
  const { writer, lists } = prompt.language;
  const folded = prompt.fold(segment);
  const found: string[] = PAIRED.filter((list) => writer[list].isIn(folded));
  const own = (['self', 'own', 'site'] as const).filter((list) => lists[list].isIn(folded));
  const cues = [...found, ...own];
  return [
    ...clauseFeatures.filter((each) => !AROUND.test(each)),
    ...found.map((list) => `writer:${list}`),
    `writers:${found.length}`,
    ...cues.flatMap((one, index) => cues.slice(index + 1).map((other) => `writer:${one}&${other}`)),
  ];
}

/** Whether a clause is far more likely said to the builder than to visitors. */
export function isLikelyRemark(
  prompt: PromptText,
  segment: Segment,
  clauseFeatures: readonly string[],
): boolean {
  const words = prompt.words(segment);
  const isLong = prompt.language.grammar.isSpaced
    ? words.split(/\s+/u).length >= MIN_WORDS
    : words.length > MIN_WORDS * 2;
  if (!isLong || segment.isTitle) return false;
  const [remark] = softmax(modelOf(REMARK_MODEL).scores(remarkFeatures(prompt, segment, clauseFeatures)));
  return (remark ?? 0) >= LIKELY;
}
