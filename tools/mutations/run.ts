import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CheckoutCopy } from './checkout-copy.js';
import { type Area, type Fault, areaOf, readAreas, readFaults } from './faults.js';
import { type Result, tableOf } from './table.js';

const root = resolve(import.meta.dirname, '..', '..');
const UNIT = ['--project=unit', '--maxWorkers=2'];
const E2E = ['--project=e2e', '--maxWorkers=2'];

/** The cheapest tests first: those next to the code, the end-to-end tests of its area, then all of `npm test`. */
async function look(copy: CheckoutCopy, fault: Fault, area: Area, isWhole: boolean): Promise<Result> {
  const result = { id: fault.id, area: area.area };
  const unit = await copy.with(fault, () => copy.firstFailure(['related', '--run', fault.file, ...UNIT]));
  if (unit) return { ...result, foundBy: 'unit' as const, test: unit };
  await assertTestsPass(copy, area);
  return copy.with(fault, async () => {
    const near = area.tests.length > 0 && (await copy.firstFailure(['run', ...area.tests, ...E2E]));
    if (near) return { ...result, foundBy: 'e2e' as const, test: near };
    const far =
      isWhole && ((await copy.firstFailure(['run', ...UNIT])) ?? (await copy.firstFailure(['run', ...E2E])));
    return far ? { ...result, foundBy: 'e2e' as const, test: far } : { ...result, foundBy: undefined };
  });
}

/** What the tests of an area find without a fault; they run once. */
const failures = new Map<Area, Promise<string | undefined>>();

/** @throws Error if tests of the area fail without a fault: they would seem to find every one of them. */
async function assertTestsPass(copy: CheckoutCopy, area: Area): Promise<void> {
  if (area.tests.length === 0) return;
  if (!failures.has(area)) failures.set(area, copy.firstFailure(['run', ...area.tests, ...E2E]));
  const failure = await failures.get(area);
  if (failure) throw new Error(`Without any fault, a test of the area "${area.area}" fails: ${failure}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    results: { type: 'string' },
    faults: { type: 'string' },
  },
});

/** Results of an interrupted run, one JSON text per line. */
const earlier: Result[] =
  values.results && existsSync(values.results)
    ? readFileSync(values.results, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Result)
    : [];

const areas = readAreas();
const chosen = readFaults(values.faults).filter(
  ({ id }) => positionals.length === 0 || positionals.some((word) => id.includes(word)),
);
const results = earlier.filter(({ id }) => chosen.some((fault) => fault.id === id));
const copy = new CheckoutCopy(root);
process.once('exit', () => copy.remove());
for (const fault of chosen) {
  if (results.some(({ id }) => id === fault.id)) continue;
  const area = areaOf(fault, areas);
  const began = performance.now();
  const result = await look(copy, fault, area, values.whole).catch((error: unknown) => {
    console.error(`${fault.id} was not tried: ${String(error)}`);
    return undefined;
  });
  if (!result) continue;
  results.push(result);
  if (values.results) appendFileSync(values.results, `${JSON.stringify(result)}\n`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.error(`${result.foundBy ?? 'MISSED'}\t${seconds} s\t${fault.id}\t${result.test ?? fault.breaks}`);
}
console.log(tableOf(results));
