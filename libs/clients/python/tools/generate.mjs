/**
 * `node libs/clients/python/tools/generate.mjs [--check]`: generates the models and capability methods of the Python
 * client from docs/openapi.json. With `--check` nothing is written; the exit code is 1 if the generated files are
 * outdated.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePython } from '../../../../tools/bootstrap/ensure-python.mjs';
import { root } from '../../../../tools/bootstrap/paths.mjs';

const python = ensurePython();
if (python === undefined) {
  process.stderr.write('The Python client cannot be generated here (see above).\n');
  process.exit(1);
}
const script = join(import.meta.dirname, 'generate.py');
const args = [script, ...process.argv.slice(2), join(root, 'docs', 'openapi.json')];
process.exit(spawnSync(python, args, { stdio: 'inherit' }).status ?? 1);
