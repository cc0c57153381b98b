/**
 * Measures the labeled messages of the training set, each on the fresh document of its site:
 * `node --import ./tools/register-ts.mjs tools/understanding/measure-training.ts [--details]`.
 */
import { patchDocument, type SiteDocument } from '@capstan/site-document';
import { readFollowUp, readPrompt } from '@capstan/prompt-reader';
import { comparable, contains } from './matching.js';
import { Totals } from './totals.js';
import { type TrainingFollowUp, trainingFollowUps, trainingSites } from './training.js';
import { visiblePages } from './visible-text.js';

type Operation = NonNullable<TrainingFollowUp['operations']>[number];

const sites = new Map(trainingSites().map((site) => [site.id, readPrompt(site.text)]));
const totals = new Totals();

for (const message of trainingFollowUps()) {
  const site = sites.get(message.site);
  const operations = message.operations ?? [];
  if (site === undefined || operations.some(({ op }) => op === 'undo')) continue;
  const { patch, claims, isUnderstood } = readFollowUp(site.document, site.ledger, message.text);
  const patched = patchDocument(site.document, patch);
  const after = 'faults' in patched ? site.document : patched.document;
  const isOpen = after.openPoints.length > site.document.openPoints.length;
  const isRight = operations.map((each) =>
    isDone(each, site.document, after, patch.length > 0, isUnderstood),
  );
  operations.forEach(({ op }, index) => totals.count(`operation ${op}`, isRight[index]!));
  const isDoneWhole = !isRight.includes(false);
  totals.count('messages done', isDoneWhole);
  if (!isDoneWhole && patch.length > 0 && !isOpen) totals.add('claimed, not done');
  if (!isDoneWhole && process.argv.includes('--details'))
    console.log(
      `${message.id} ${message.site}  ${message.text.replaceAll('\n', ' ')} | ${operations.map((each, index) => `${isRight[index] ? '+' : '-'}${each.op} ${each.what ?? ''} ${each.target ?? ''}→${each.to ?? each.value ?? each.by ?? ''}`).join('; ')} | ${claims.join(' ')}${isOpen ? ' (open)' : ''}`,
    );
}
console.log(totals.toString());

function textOf(document: SiteDocument): string {
  return comparable(visiblePages(document).join('\n'));
}

function words(text: string): string[] {
  return (
    comparable(text).match(
      /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2}|[\p{L}\p{N}.,:]*[\p{L}\p{N}]/gu,
    ) ?? []
  );
}

/** A rough check that a document has changed as asked; the values in the words of the message or as numbers. */
function isDone(
  { op, what, target = '', to = '', value = '' }: Operation,
  before: SiteDocument,
  after: SiteDocument,
  isChanged: boolean,
  isUnderstood: boolean,
): boolean {
  const [old, now] = [textOf(before), textOf(after)];
  if (op === 'question') return !isChanged;
  if (op === 'nonsense') return !isChanged && !isUnderstood;
  if (op === 'keep') return true;
  if (!isChanged) return false;
  if (op === 'remove')
    return countOf(now, target) < countOf(old, target) || after.records.length < before.records.length;
  if (what === 'colour' || what === 'mood')
    return JSON.stringify(after.theme) !== JSON.stringify(before.theme);
  if (op === 'set' || op === 'rename' || op === 'add') {
    const wanted = words(to || value);
    const isNew = now !== old || after.records.length !== before.records.length;
    const found = wanted.filter(
      (word) =>
        contains(now, word) || contains(now, word.replace(',', '.')) || contains(now, word.replace('.', ':')),
    );
    return isNew && found.length >= wanted.length * (what === 'hours' || what === 'date' ? 0.5 : 0.75);
  }
  return now !== old || JSON.stringify(after.pages) !== JSON.stringify(before.pages);
}

function countOf(page: string, target: string): number {
  return words(target)
    .filter((word) => word.length > 3)
    .reduce((sum, word) => sum + page.split(word.slice(0, 5)).length - 1, 0);
}
