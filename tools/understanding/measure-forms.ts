/**
 * Measures the prompts that ask for a form (test/understanding/builds/forms.yaml):
 * `node --import ./tools/register-ts.mjs tools/understanding/measure-forms.ts`.
 */
import { readFileSync } from 'node:fs';
import { readPrompt } from '@capstan/prompt-reader';
import { load } from 'js-yaml';
import { comparable } from './matching.js';
import { Totals } from './totals.js';

interface FormPrompt {
  id: string;
  prompt: string;
  /** Fields of any form of the site; one of the `labels` is enough. */
  fields?: { labels: string[]; type?: string; options?: string[] }[];
  /** Options that some field must have, whatever its label is. */
  choices?: string[][];
  /** Items that can be ordered. */
  order?: string[];
  /** Words that must be in the label of no field. */
  not_fields?: string[];
  /** Words that must be in no open point. */
  obeyed?: string[];
}

const FILE = new URL('../../test/understanding/builds/forms.yaml', import.meta.url);
const totals = new Totals();

function measure(labeled: FormPrompt): void {
  const started = performance.now();
  const { document } = readPrompt(labeled.prompt);
  totals.time(performance.now() - started);
  const check = (name: string, isRight: boolean, what: string): void => {
    totals.count(name, isRight);
    if (!isRight) console.log(`${labeled.id}  ${name}: ${what}`);
  };
  const fields = document.records.flatMap((record) => record.fields);
  const optionsOf = fields.map(({ options }) => (options ?? []).map(({ label }) => comparable(label)));
  for (const wanted of labeled.fields ?? []) {
    const labels = wanted.labels.map(comparable);
    const found = fields.findIndex(({ label }) => labels.includes(comparable(label).replace(/\?$/u, '')));
    const what = wanted.labels[0] ?? '';
    check('fields', found !== -1, what);
    if (wanted.type !== undefined) check('types of fields', fields[found]?.type === wanted.type, what);
    if (wanted.options !== undefined)
      check('options of fields', isSame(optionsOf[found] ?? [], wanted.options), what);
  }
  for (const choice of labeled.choices ?? []) {
    const isThere = optionsOf.some((options) => isSame(options, choice));
    check('options of fields', isThere, choice.join(', '));
  }
  for (const item of labeled.order ?? []) {
    const ordered = fields.flatMap(({ type, options }) => (type === 'items' ? (options ?? []) : []));
    check(
      'items to order',
      ordered.some(({ label }) => comparable(label) === comparable(item)),
      item,
    );
  }
  for (const words of labeled.not_fields ?? []) {
    const wrong = fields.find(({ label }) => comparable(label).includes(comparable(words)));
    check('not taken for fields', wrong === undefined, `${words} (${wrong?.label})`);
  }
  for (const words of labeled.obeyed ?? []) {
    const point = document.openPoints.find(({ text }) => comparable(text).includes(comparable(words)));
    check('obeyed, not an open point', point === undefined, words);
  }
}

const isSame = (options: readonly string[], wanted: readonly string[]): boolean =>
  options.join('|') === wanted.map(comparable).join('|');

for (const each of load(readFileSync(FILE, 'utf8')) as FormPrompt[]) measure(each);
console.log(totals.toString());
