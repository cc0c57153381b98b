import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ConfinedChromium } from '../../../libs/platform/browser/src/fixtures/confined-chromium.js';
import { inFullRun } from '../../harness/full-run.js';

/** An unused user id: neither this process nor the user that Chromium runs as under root. */
const ORDINARY = { uid: 60_999, gid: 60_999 };
const INSTALLED = ['/usr/lib/chromium/chromium', '/usr/bin/google-chrome-stable'].find((path) =>
  existsSync(path),
);
const isRoot = process.getuid?.() === 0;
const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folderOf(user: { uid: number; gid: number } | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-confinement-'));
  folders.push(folder);
  // Searchable by others, like /tmp.
  if (user) chownSync(folder, user.uid, user.gid);
  else chmodSync(folder, 0o711);
  return folder;
}

/** Whether a user may create user namespaces here; some systems and containers forbid it. */
const mayHaveNamespaces = (user: { uid: number; gid: number }): boolean =>
  spawnSync('unshare', ['--user', '--map-root-user', 'true'], isRoot ? user : {}).status === 0;

interface Outcome {
  report: ConfinedChromium;
  warnings: string[];
}

/** Runs the fixture as another user (requires root), or as this one. */
async function start(program: string, user?: { uid: number; gid: number }): Promise<Outcome> {
  const script = join(
    import.meta.dirname,
    '../../../libs/platform/browser/src/fixtures/confined-chromium.ts',
  );
  const register = join(import.meta.dirname, '../../../tools/register-ts.mjs');
  const TMPDIR = folderOf(user);
  const child = spawn(process.execPath, ['--import', register, script, program], {
    ...user,
    env: { PATH: process.env['PATH'], TMPDIR, HOME: TMPDIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise((resolve) => child.once('close', resolve));
  const lines = output.split('\n');
  const report = lines.find((line) => line.startsWith('{"uid"'));
  if (status !== 0 || report === undefined) throw new Error(output);
  return {
    report: JSON.parse(report) as ConfinedChromium,
    warnings: lines.filter((line) => line.includes('without its sandbox')),
  };
}

function expectConfined({ report, warnings }: Outcome, uid: number, hasSandbox: boolean): void {
  expect(report).toMatchObject({ uid, hasSandbox, text: 'shown', renderer: { uid } });
  expect(warnings).toHaveLength(hasSandbox ? 0 : 1);
  if (!hasSandbox) return;
  expect(report.renderer.pidNamespaces).toBeGreaterThan(1);
  expect(report.renderer.seccomp).toBe(2);
}

const programs = inFullRun([
  ['the bundled Chromium', 'bundled'],
  ...(INSTALLED ? [['an installed one', INSTALLED]] : []),
]);

describe.skipIf(!isLinuxX64 || !isRoot).concurrent.each(programs)(
  'started by root, %s',
  (_, program = '') => {
    it('runs as an unprivileged user without an account, sandboxed if the system allows it', async () => {
      const outcome = await start(program);
      const { uid } = outcome.report;
      expect(uid).toBeGreaterThanOrEqual(61_100);
      expect(spawnSync('id', ['-nu', String(uid)]).status).not.toBe(0);
      expectConfined(outcome, uid, mayHaveNamespaces({ uid, gid: uid }));
    });
  },
);

describe.skipIf(!isLinuxX64).concurrent.each(programs)(
  'started by an ordinary user, %s',
  (_, program = '') => {
    it('runs as that user, sandboxed if the system allows it', async () => {
      const user = isRoot ? ORDINARY : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
      const outcome = await start(program, isRoot ? user : undefined);
      expectConfined(outcome, user.uid, mayHaveNamespaces(user));
    });
  },
);

// Of an installed one, since the bundled one is unpacked where others can run it.
describe.skipIf(!isLinuxX64 || !isRoot).each(INSTALLED === undefined ? [] : [INSTALLED])(
  'started by root, %s in a folder closed to others',
  (program) => {
    it('runs as root without a sandbox, and logs one warning', async () => {
      const closed = join(folderOf(undefined), 'closed');
      mkdirSync(closed, { mode: 0o700 });
      symlinkSync(program, join(closed, 'chromium'));
      const { report, warnings } = await start(join(closed, 'chromium'));
      expect(report).toMatchObject({ uid: 0, hasSandbox: false, text: 'shown' });
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('Chromium runs as root without its sandbox');
    });
  },
);
