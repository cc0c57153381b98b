import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchOptions, USAGE, readOptions } from './options.js';
import { describeMachine, machineLines } from './report/machine.js';
import { BenchDatabase } from './service/bench-database.js';
import { sections } from './sections.js';
import { Teardown } from './teardown.js';

/** Progress, separate from the results. */
const note = (text: string): void => void process.stderr.write(`${text}\n`);

async function bench(options: BenchOptions, teardown: Teardown): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-bench-'));
  teardown.add(() => rmSync(folder, { recursive: true, force: true }));
  const machine = describeMachine(folder);
  const results: Record<string, unknown> = { machine };
  const print = (text: string): void => (options.json ? undefined : console.log(text));
  print(machineLines(machine));
  let database: BenchDatabase | undefined;
  const startDatabase = async (): Promise<BenchDatabase> => {
    if (database) return database;
    database = await BenchDatabase.start(folder, teardown);
    print(`Database PostgreSQL ${database.version}, configured as by npm start`);
    results['postgres'] = database.version;
    return database;
  };
  for (const section of sections.filter(({ name }) => options.sections.includes(name))) {
    const missing = section.missing?.(options);
    if (missing !== undefined) {
      note(`\n${section.title}: skipped. ${missing}`);
      continue;
    }
    note(`\n${section.title} …`);
    const { figures, report } = await section.run({ options, folder, teardown, database: startDatabase });
    await database?.assertBalancedLedger();
    results[section.name] = figures;
    print(`\n${report}`);
  }
  await database?.stop();
  if (options.json) console.log(JSON.stringify(results, null, 2));
}

/** @returns undefined if there is nothing to measure. */
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
// The IPC channel to the start script would keep this process running.
if (process.connected) process.disconnect();
