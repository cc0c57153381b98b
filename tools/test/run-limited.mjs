import { spawn } from 'node:child_process';
import { node24, root } from '../bootstrap/paths.mjs';
import { toolEnv } from '../bootstrap/run.mjs';

/** Process groups that run now: they end with this process. */
const groups = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const pid of groups) endGroup(pid);
    process.exit(130);
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/**
 * Runs a JavaScript file on Node 24, in a process group of its own that is ended when the time is over.
 * @param {string[]} args the file and its arguments.
 * @param {{ limitMinutes: number, isQuiet?: boolean, env?: Record<string, string> }} options `isQuiet`: the output is
 * kept and printed at the end in one piece, so that steps that run side by side do not mix theirs.
 * @returns {Promise<boolean>} whether it ended with exit code 0 within its time.
 */
export function runLimited(args, { limitMinutes, isQuiet = false, env }) {
  const child = spawn(node24, args, {
    cwd: root,
    env: toolEnv(env),
    detached: true,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  groups.add(child.pid);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => output.push(bytes));
  let isOvertime = false;
  const limit = setTimeout(() => {
    isOvertime = true;
    endGroup(child.pid);
  }, limitMinutes * 60_000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      // What a test started and left behind must not disturb the next step.
      endGroup(child.pid);
      groups.delete(child.pid);
      process.stdout.write(Buffer.concat(output));
      if (isOvertime) console.error(`✗ ended after ${limitMinutes} minutes, the limit of this step.`);
      resolve(code === 0 && !isOvertime);
    });
  });
}
