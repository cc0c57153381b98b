import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './checkout.js';
import { GeneratorError } from './generator.error.js';
import { type Changes, writeFiles } from './write-files.js';

/** What a generator will write, and the next steps for its user. */
export interface Plan extends Changes {
  nextSteps: string;
}

/**
 * Runs a generator on the command line.
 * @param makePlan receives the positional arguments; undefined: they are invalid, so the usage is printed.
 */
export async function runGenerator(
  usage: string,
  makePlan: (args: string[]) => Plan | undefined | Promise<Plan | undefined>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
    if (values.help) {
      console.log(usage);
      return;
    }
    const plan = await makePlan(positionals);
    if (!plan) throw new GeneratorError(usage);
    await writeFiles(plan);
    report(plan);
    refreshEnvExample();
    console.log(`\n${plan.nextSteps}`);
  } catch (error) {
    const isUsage = error instanceof GeneratorError || (error instanceof TypeError && 'code' in error);
    console.error(isUsage ? error.message : error);
    process.exitCode = 1;
  }
}

function report({ added, changed }: Plan): void {
  for (const { path } of added) console.log(`added    ${path}`);
  for (const { path } of changed) console.log(`changed  ${path}`);
}

/** New environment variables belong into .env.example; otherwise `npm test` would fail. */
function refreshEnvExample(): void {
  const script = join(root, 'tools', 'generate-env-example.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(status === 0 ? 'changed  .env.example' : 'Run this later: npm run env:example');
}
