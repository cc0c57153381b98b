import { describe, expect, it } from 'vitest';
import { errorForExit } from './error-for-exit.js';
import { UndecodableError } from './undecodable.error.js';

describe('a decoder that ended without an answer', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'does not make the recording undecodable if it was stopped by %s',
    (signal) => {
      const error = errorForExit(null, signal);
      expect(error).not.toBeInstanceOf(UndecodableError);
      expect(error.message).toContain(signal);
    },
  );

  it.each([
    [null, 'SIGSEGV'],
    [null, 'SIGABRT'],
    [1, null],
  ] as const)('makes the recording undecodable if it crashed (%s, %s)', (code, signal) => {
    expect(errorForExit(code, signal)).toBeInstanceOf(UndecodableError);
  });
});
