import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chargesReport, measureCharges } from './charges/charges.section.js';
import { httpReport, measureHttp } from './http/http.section.js';
import { type BenchOptions, type SectionName, USAGE, readOptions } from './options.js';
import { describeMachine, machineLines } from './report/machine.js';
import { BenchDatabase } from './service/bench-database.js';
import { measureStart, startReport } from './start/start.section.js';

/** Progress, apart from the results. */
const note = (text: string): void => void process.stderr.write(`${text}\n`);

async function bench({ sections, pace, json }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-bench-'));
  const wants = (section: SectionName): boolean => sections.includes(section);
  let database: BenchDatabase | undefined;
  try {
    const machine = describeMachine(folder);
    if (wants('http') || wants('charges')) {
      note('Starting PostgreSQL …');
      database = await BenchDatabase.start(folder);
    }
    const results: Record<string, unknown> = { machine, postgres: database?.version };
    const report = (text: string): void => (json ? undefined : console.log(`\n${text}`));
    report(machineLines(machine, database?.version));
    if (database && wants('http')) {
      note('\nRequests …');
      const figures = (results['http'] = await measureHttp(database, pace));
      await database.assertBooksBalance();
      report(httpReport(figures));
    }
    if (database && wants('charges')) {
      note('\nCharges …');
      const figures = (results['charges'] = await measureCharges(database, pace));
      await database.assertBooksBalance();
      report(chargesReport(figures));
    }
    await database?.stop();
    database = undefined;
    if (wants('start')) {
      note('\nStarts …');
      const figures = (results['start'] = await measureStart(folder, pace));
      report(startReport(figures));
    }
    if (json) console.log(JSON.stringify(results, null, 2));
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const options = readOptions(process.argv.slice(2));
if (options) await bench(options);
else console.log(USAGE);
// The channel to the start script would keep this process waiting.
if (process.connected) process.disconnect();
