import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { node24, root } from '../bootstrap/paths.mjs';
import { toolEnv } from '../bootstrap/run.mjs';

/** From SIGTERM to SIGKILL: vitest needs it to stop PostgreSQL, which runs in a session of its own. */
const GRACE_MS = 10_000;
/** From the end of a step to the end of its output: a process that left the group may keep the pipe open. */
const DRAIN_MS = 2_000;

/** Running process groups: they end with this process. */
const groups = new Set();
let interruptedBy;

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

function stopGroup(pid) {
  signalGroup(pid, 'SIGTERM');
  return setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE_MS);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
process.on('exit', () => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
});

/** Stops all groups and exits after them; a second signal does not wait. */
function interrupt(signal) {
  const isSecond = interruptedBy !== undefined;
  interruptedBy = signal;
  if (!isSecond) for (const pid of groups) stopGroup(pid);
  if (isSecond || groups.size === 0) exitInterrupted();
}

function exitInterrupted() {
  process.exit(128 + constants.signals[interruptedBy]);
}

/**
 * Runs a JavaScript file on Node 24, in a process group of its own that is ended at the time limit.
 * @param {string[]} args the file and its arguments.
 * @param {{ limitMinutes: number, isQuiet?: boolean, env?: Record<string, string> }} options `isQuiet`: the output is
 * buffered and printed at the end, so that the output of concurrent steps is not mixed. `env`: added to ours.
 * @returns {Promise<boolean>} whether it exited with 0 within its time.
 */
export function runLimited(args, { limitMinutes, isQuiet = false, env = {} }) {
  const child = spawn(node24, args, {
    cwd: root,
    env: toolEnv(env),
    detached: true,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  if (child.pid !== undefined) groups.add(child.pid);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => output.push(bytes));
  let isOvertime = false;
  let timer = setTimeout(() => {
    isOvertime = true;
    timer = stopGroup(child.pid);
  }, limitMinutes * 60_000);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      // Processes that a test left behind must neither disturb the next step nor delay this one.
      signalGroup(child.pid, 'SIGKILL');
      groups.delete(child.pid);
      if (interruptedBy !== undefined) {
        // The promise stays pending, so that no further step starts.
        if (groups.size === 0) exitInterrupted();
        return;
      }
      timer = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, DRAIN_MS);
      child.once('close', () => {
        clearTimeout(timer);
        process.stdout.write(Buffer.concat(output));
        if (isOvertime) console.error(`✗ ended after ${limitMinutes} minutes, the limit of this step.`);
        resolve(code === 0 && !isOvertime);
      });
    });
  });
}
