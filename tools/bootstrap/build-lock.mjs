import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const WAIT_MS = 200;

/**
 * Runs `work` while no other process that uses the same lock does: two builds into one folder, as of `npm start` next to
 * `npm test`, would delete each other's files. Waits for the other one; the lock of a process that was killed is taken over.
 * @template T
 * @param {string} path of the lock, a file that has the id of its process.
 * @param {() => T} work
 * @returns {T}
 */
export function withBuildLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  let isWaiting = false;
  while (!tryLock(path)) {
    if (!isWaiting) console.log('Waiting for another build of this folder …');
    isWaiting = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfDead(path);
    return false;
  }
}

/** Renamed before it is removed, so that of several processes that wait only one removes it. */
function removeIfDead(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    // Empty for the moment between its creation and its content.
    if (holder === 0 || isAlive(holder)) return;
    const dead = `${path}.${process.pid}`;
    renameSync(path, dead);
    rmSync(dead, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is of another user.
    return error.code === 'EPERM';
  }
}
