import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../compiled.js';
import { median } from '../report/median.js';

const STARTS = 11;

/** The cost of installing and importing a package. */
export interface Footprint {
  name: 'TypeScript' | 'Python';
  /** Size of the installed archive. */
  archiveBytes: number;
  /** Milliseconds that importing it adds to the start of the interpreter, including dependencies. */
  importMs: number;
}

/** The package for TypeScript, packed and unpacked like npm. @param folder temporary. */
export function typescriptFootprint(folder: string): Footprint {
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', '--silent', '--pack-destination', folder, join(root, 'libs/clients/typescript')],
    { encoding: 'utf8' },
  ).trim();
  const archive = join(folder, packed.split('\n').at(-1) ?? '');
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const start = (code: string): string[] => ['--input-type=module', '--eval', code];
  const entry = JSON.stringify(join(folder, 'package', 'dist', 'esm', 'index.js'));
  return {
    name: 'TypeScript',
    archiveBytes: statSync(archive).size,
    importMs: added(process.execPath, start(`await import(${entry})`), start('await 0')),
  };
}

/** The package for Python as a wheel. @param python the interpreter with hatchling and the dependencies. */
export function pythonFootprint(folder: string, python: string): Footprint {
  mkdirSync(folder, { recursive: true });
  const source = join(root, 'libs/clients/python');
  const build = ['-m', 'build', '--wheel', '--no-isolation', '--outdir', folder, source];
  execFileSync(python, build, { stdio: 'ignore' });
  const wheel = readdirSync(folder).find((name) => name.endsWith('.whl')) ?? '';
  const load = `import sys; sys.path.insert(0, ${JSON.stringify(join(source, 'src'))}); import capstan`;
  return {
    name: 'Python',
    archiveBytes: statSync(join(folder, wheel)).size,
    importMs: added(python, ['-c', load], ['-c', 'pass']),
  };
}

/** Difference between two starts in milliseconds, measured alternately; the median. */
function added(program: string, one: readonly string[], other: readonly string[]): number {
  const timed = (args: readonly string[]): number => {
    const began = performance.now();
    execFileSync(program, args, { stdio: 'ignore' });
    return performance.now() - began;
  };
  timed(one);
  return median(Array.from({ length: STARTS }, () => timed(one) - timed(other)));
}
