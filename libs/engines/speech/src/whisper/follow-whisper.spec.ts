import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { followWhisper } from './follow-whisper.js';
import type { WhisperChunk } from './protocol.js';

const CHUNK: WhisperChunk = { language: null, segments: [], words: [], untilSeconds: 5 };

const newChild = () => new EventEmitter() as unknown as ChildProcess;

describe('followWhisper', () => {
  it('waits until the last chunk is saved, also when the process has ended meanwhile', async () => {
    const child = newChild();
    const save = Promise.withResolvers<void>();
    const saved: WhisperChunk[] = [];
    const end = followWhisper(child, async (chunk) => {
      await save.promise;
      saved.push(chunk);
    });
    child.emit('message', { chunk: CHUNK });
    child.emit('message', { done: true });
    child.emit('exit', 0, null);
    child.emit('close', 0, null);
    save.resolve();
    await expect(end).resolves.toBeUndefined();
    expect(saved).toEqual([CHUNK]);
  });

  it('takes messages that arrive after the end of the process', async () => {
    const child = newChild();
    const end = followWhisper(child, () => Promise.resolve());
    child.emit('exit', 0, null);
    child.emit('message', { chunk: CHUNK });
    child.emit('message', { done: true });
    child.emit('close', 0, null);
    await expect(end).resolves.toBeUndefined();
  });

  it.each([
    ['a process that ends too early', (child: ChildProcess) => child.emit('close', 1, null), /ended \(1\)/],
    ['a processor without AVX2', (child: ChildProcess) => child.emit('close', null, 'SIGILL'), /AVX2/],
    [
      'an error of Whisper',
      (child: ChildProcess) => child.emit('message', { failed: 'no model' }),
      /no model/,
    ],
  ])('fails with %s', async (_title, fail, reason) => {
    const child = newChild();
    const end = followWhisper(child, () => Promise.resolve());
    child.emit('message', { chunk: CHUNK });
    fail(child);
    await expect(end).rejects.toThrow(reason);
  });

  it('fails with a chunk that cannot be saved', async () => {
    const child = newChild();
    const end = followWhisper(child, () => Promise.reject(new Error('no database')));
    child.emit('message', { chunk: CHUNK });
    child.emit('message', { done: true });
    await expect(end).rejects.toThrow('no database');
  });
});
