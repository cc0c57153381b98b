import { modelOf, softmax } from '../models/linear-model.js';
import type { Range } from '../text/range.js';
import { clauseFeatures } from './clause-features.js';
import { listHits } from './list-hits.js';
import type { PromptText } from './prompt-text.js';
import { isLikelyRemark } from './remark-model.js';
import type { Segment } from './segments.js';

/** What a clause says, as it is labeled in the training prompts. */
export const TAGS = [
  'name',
  'kind',
  'place',
  'person',
  'item',
  'hours',
  'fact',
  'about',
  'policy',
  'event',
  'number',
  'quote',
  'feature',
  'field',
  'page',
  'look',
  'not',
  'order',
  'to-builder',
] as const;
export type Tag = (typeof TAGS)[number];

export const TAG_MODEL = 'clauses';

/** Tags of sentences, which a remark can be taken for. */
const OF_SENTENCES: ReadonlySet<Tag> = new Set(['about', 'policy', 'fact', 'number', 'person', 'kind']);

/** The most likely tags of the clauses of a prompt, each seen with the one before it. */
export function tagsOf(prompt: PromptText, segments: readonly Segment[], strong: readonly Range[]): Tag[] {
  const features = clauseFeatures(prompt, segments, strong, listHits(prompt));
  const tags = likelyTags(segments, features);
  // A message about a site is to the builder anyway.
  if (prompt.index > 0) return tags;
  return tags.map((tag, index) =>
    OF_SENTENCES.has(tag) && isLikelyRemark(prompt, segments[index]!, features[index]!) ? 'to-builder' : tag,
  );
}

function likelyTags(segments: readonly Segment[], features: readonly string[][]): Tag[] {
  const model = modelOf(TAG_MODEL);
  const own = features.map((each) => model.scores(each));
  const follow = [undefined, ...TAGS].map((tag) => ({
    same: model.scores(afterTag(tag, true)),
    other: model.scores(afterTag(tag, false)),
  }));
  return bestPath(own, (index, before) => {
    const isSame = segments[index - 1]?.sentence === segments[index]!.sentence;
    const scores = follow[before + 1]!;
    return isSame ? scores.same : scores.other;
  });
}

/** What a clause is recognized by in the tag of the one before it. */
export const afterTag = (tag: Tag | undefined, isSameSentence: boolean): string[] => [
  `tag:${tag ?? '-'}`,
  `tag:${tag ?? '-'}${isSameSentence ? ',' : '.'}`,
];

/** The last tag of a path, with those before it: copies of long paths would take quadratic time. */
interface Step {
  tag: number;
  before: Step | null;
}

interface Path {
  score: number;
  last: Step | null;
}

/** Viterbi: the path with the highest product of probabilities. */
function bestPath(
  own: readonly number[][],
  follow: (index: number, before: number) => readonly number[],
): Tag[] {
  let paths: Path[] = [{ score: 0, last: null }];
  own.forEach((scores, index) => {
    const next = TAGS.map((): Path => ({ score: -Infinity, last: null }));
    for (const path of paths) {
      const after = follow(index, path.last?.tag ?? -1);
      softmax(scores.map((score, at) => score + after[at]!)).forEach((share, at) => {
        const score = path.score + Math.log(share + 1e-9);
        if (score > next[at]!.score) next[at] = { score, last: { tag: at, before: path.last } };
      });
    }
    paths = next;
  });
  const best = paths.reduce((top, path) => (path.score > top.score ? path : top));
  const tags: number[] = [];
  for (let step = best.last; step !== null; step = step.before) tags.push(step.tag);
  tags.reverse();
  return tags.map((at, index) => {
    const after = follow(index, tags[index - 1] ?? -1);
    return onLikelierSide(at, softmax(own[index]!.map((score, tag) => score + after[tag]!)));
  });
}

const HIDDEN: ReadonlySet<Tag> = new Set(['feature', 'field', 'page', 'look', 'not', 'order', 'to-builder']);

/** What is for visitors has more tags than what is not: the side that is likelier as a whole decides. */
function onLikelierSide(at: number, shares: readonly number[]): Tag {
  const isHidden = TAGS.map((tag) => HIDDEN.has(tag));
  const hidden = shares.reduce((sum, share, index) => sum + (isHidden[index]! ? share : 0), 0);
  if (hidden > 0.5 === isHidden[at]) return TAGS[at]!;
  const others = shares.map((share, index) => (isHidden[index] === isHidden[at] ? 0 : share));
  return TAGS[others.indexOf(Math.max(...others))]!;
}
