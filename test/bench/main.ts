import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chargesReport, measureCharges } from './charges/charges.section.js';
import { httpReport, measureHttp } from './http/http.section.js';
import { type BenchOptions, USAGE, readOptions } from './options.js';
import { describeMachine, machineLines } from './report/machine.js';
import { BenchDatabase } from './service/bench-database.js';
import { measureStart, startReport } from './start/start.section.js';
import { Teardown } from './teardown.js';

/** Progress, apart from the results. */
const note = (text: string): void => void process.stderr.write(`${text}\n`);

async function bench({ sections, pace, json }: BenchOptions, teardown: Teardown): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-bench-'));
  teardown.add(() => rmSync(folder, { recursive: true, force: true }));
  const machine = describeMachine(folder);
  const results: Record<string, unknown> = { machine };
  const report = (text: string): void => (json ? undefined : console.log(text));
  report(machineLines(machine));
  if (sections.includes('http') || sections.includes('charges')) {
    const database = await BenchDatabase.start(folder, teardown);
    report(`Database PostgreSQL ${database.version}, configured as by npm start`);
    results['postgres'] = database.version;
    if (sections.includes('http')) {
      note('\nRequests …');
      const figures = await measureHttp(database, pace);
      await database.assertBooksBalance();
      results['http'] = figures;
      report(`\n${httpReport(figures)}`);
    }
    if (sections.includes('charges')) {
      note('\nCharges …');
      const figures = await measureCharges(database, pace);
      await database.assertBooksBalance();
      results['charges'] = figures;
      report(`\n${chargesReport(figures)}`);
    }
    await database.stop();
  }
  if (sections.includes('start')) {
    note('\nStarts …');
    const figures = await measureStart(folder, pace, teardown);
    results['start'] = figures;
    report(`\n${startReport(figures)}`);
  }
  if (json) console.log(JSON.stringify(results, null, 2));
}

/** @returns undefined when there is nothing to measure. */
function wanted(): BenchOptions | undefined {
  try {
    const options = readOptions(process.argv.slice(2));
    if (!options) console.log(USAGE);
    return options;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return undefined;
  }
}

const options = wanted();
if (options) {
  const teardown = new Teardown();
  teardown.listen();
  try {
    await bench(options, teardown);
  } finally {
    await teardown.run();
  }
}
// The channel to the start script would keep this process waiting.
if (process.connected) process.disconnect();
