import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.js';

const PROGRAM = process.execPath;

describe('findChromium', () => {
  it('uses the configured program', () => {
    expect(findChromium(PROGRAM, [])).toEqual({ kind: 'installed', path: PROGRAM });
  });

  it('uses no other when the configured one does not exist', () => {
    expect(findChromium('/no/such/program', [PROGRAM])).toBeUndefined();
  });

  it('uses the first installed one', () => {
    expect(findChromium(undefined, ['/no/such/program', PROGRAM])).toEqual({
      kind: 'installed',
      path: PROGRAM,
    });
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')('falls back to the bundled one', () => {
    expect(findChromium(undefined, ['/no/such/program'])).toEqual({ kind: 'bundled' });
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'uses the bundled one when configured',
    () => {
      expect(findChromium('bundled', [PROGRAM])).toEqual({ kind: 'bundled' });
    },
  );
});
