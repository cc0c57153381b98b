/**
 * Fits the classifier of the claim verifier on pairs made by rules from manual pages, and measures it on the families of manuals
 * that it was not fitted on: `node --import ./tools/register-ts.mjs tools/claim-verifier/fit-model.ts --wordnet <dict>
 * [--man /usr/share/man] [--write]`; `<dict>` as in build-lexicon.ts.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { featuresOf } from '@capstan/claim-verification';
import { type Example, fitLogisticRegression, lieProbability } from './logistic-regression.js';
import { manualPages } from './manual-pages.js';
import { type MadePair, madePairs } from './pairs.js';
import { readWordNet } from './wordnet.js';

const FILE = join(
  import.meta.dirname,
  '..',
  '..',
  'libs',
  'engines',
  'claim-verification',
  'data',
  'model.json',
);
/** Chosen on test/understanding/claims/dev.yaml. */
const THRESHOLD = 0.4;
/**
 * Each of these is a contradiction on its own. The pairs made by rules show most of them together with others, so that the fit alone
 * would give them no weight of their own.
 */
const DECISIVE = [
  'negationAdded',
  'negationDropped',
  'hedgeDropped',
  'certaintyAdded',
  'adviceChanged',
  'necessityAdded',
  'necessityDropped',
  'allForSome',
  'someForAll',
  'onlyAdded',
  'clausesContrary',
  'causeAdded',
  'exceptionAsFact',
  'otherCondition',
];
/** With the bias that the fit finds, one such difference is enough to reject a claim. */
const FLOOR = 3;
const HELD_OUT_SHARE = 0.25;
const DIGITS = 3;

const { wordnet, man, write } = parseArgs({
  options: {
    wordnet: { type: 'string' },
    man: { type: 'string', default: '/usr/share/man' },
    write: { type: 'boolean', default: false },
  },
}).values;
if (wordnet === undefined) throw new Error('--wordnet <dict> is missing');

const pairs = madePairs(manualPages(man), readWordNet(wordnet));
const features = new Map(pairs.map((pair) => [pair, featuresOf(pair.claim, pair.passage)]));
const floors = Object.fromEntries(DECISIVE.map((name) => [name, FLOOR]));
const model = fitLogisticRegression(weighted(pairs.filter((pair) => !isHeldOut(pair))), floors);
for (const [kind, group] of Map.groupBy(pairs.filter(isHeldOut), ({ kind: name }) => name)) {
  const accepted = group.filter(
    (pair) => lieProbability(model, features.get(pair) ?? {}) <= THRESHOLD,
  ).length;
  console.log(
    `${kind}: ${accepted} of ${group.length} accepted (${((100 * accepted) / group.length).toFixed(1)} %)`,
  );
}
if (write) {
  const rounded = (value: number): number => Number(value.toFixed(DIGITS));
  const weights = Object.fromEntries(
    Object.entries(model.weights).map(([name, value]) => [name, rounded(value)]),
  );
  writeFileSync(
    FILE,
    `${JSON.stringify({ bias: rounded(model.bias), threshold: THRESHOLD, weights }, null, 2)}\n`,
  );
}

/** The same families each time, whatever else is installed. */
function isHeldOut({ family }: MadePair): boolean {
  return createHash('sha256').update(family).digest().readUInt32BE() / 2 ** 32 < HELD_OUT_SHARE;
}

/** Lies and paraphrases weigh the same, and so do the kinds of lie. */
function weighted(chosen: readonly MadePair[]): Example[] {
  const counts = new Map<string, number>();
  for (const { kind } of chosen) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const lies = new Set(chosen.filter(({ isLie }) => isLie).map(({ kind }) => kind)).size;
  return chosen.map((pair) => ({
    features: features.get(pair) ?? {},
    isLie: pair.isLie,
    weight: 1 / ((counts.get(pair.kind) ?? 1) * (pair.isLie ? lies : 1)),
  }));
}
