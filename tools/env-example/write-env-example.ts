import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { envSchema } from '@capstan/config';
import { renderEnvExample } from './render-env-example.js';

const USAGE = `Usage: npm run env:example [-- --check] [-- --file <path>]
  Writes .env.example from the configuration schema.
  --check  write nothing; exit 1 when the file is not what would be written
  --file   another file than .env.example`;

function run(): number {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      file: { type: 'string', default: '.env.example' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const path = resolve(values.file);
  const wanted = renderEnvExample(envSchema);
  // A checkout with converted line endings is not outdated.
  const present = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
  if (present === wanted) {
    console.log(`${values.file} is up to date.`);
    return 0;
  }
  if (values.check) {
    console.error(`${values.file} differs from the configuration schema. Run: npm run env:example`);
    return 1;
  }
  writeFileSync(path, wanted);
  console.log(`${values.file} written.`);
  return 0;
}

process.exitCode = run();
