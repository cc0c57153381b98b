import { QueryFailedError } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProcess } from './start-process.js';

const SECRET = 'value-of-a-parameter';

let printed: string;
let exit: ReturnType<typeof vi.fn<() => never>>;

beforeEach(() => {
  printed = '';
  exit = vi.fn<() => never>();
  vi.spyOn(process, 'exit').mockImplementation(exit);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('startProcess', () => {
  it('leaves a process that has started alone', async () => {
    await startProcess(() => Promise.resolve());
    expect(exit).not.toHaveBeenCalled();
    expect(printed).toBe('');
  });

  it('prints why a process did not start, without the values of a statement, and ends it', async () => {
    const driverError = new Error('terminating connection due to administrator command');
    const failure = new QueryFailedError('INSERT INTO secrets VALUES ($1)', [SECRET], driverError);
    await startProcess(() => Promise.reject(new Error('cannot start', { cause: failure })));
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(printed).toContain('cannot start');
    expect(printed).toContain('terminating connection due to administrator command');
    expect(printed).not.toContain(SECRET);
  });

  it('redacts credentials in URLs', async () => {
    await startProcess(() =>
      Promise.reject(new Error('no answer from postgres://capstan:secret@db/capstan')),
    );
    expect(printed).not.toContain('secret');
    expect(printed).toContain('[redacted]');
  });
});
