/** Fits the models of the prompt reader one after another, each with those before it: `npm run reader:fit`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

for (const name of ['clauses', 'remarks', 'features', 'names', 'scope']) {
  const script = join('tools', 'understanding', 'fit', `fit-${name}.ts`);
  const { status } = spawnSync(process.execPath, ['--import', './tools/register-ts.mjs', script, '--write'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
