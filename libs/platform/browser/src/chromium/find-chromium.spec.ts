import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.js';

const PROGRAM = process.execPath;

describe('findChromium', () => {
  it('takes the configured program', () => {
    expect(findChromium(PROGRAM, [])).toEqual({ kind: 'installed', path: PROGRAM });
  });

  it('takes no other when the configured one is not there', () => {
    expect(findChromium('/no/such/program', [PROGRAM])).toBeUndefined();
  });

  it('takes the first installed one', () => {
    expect(findChromium(undefined, ['/no/such/program', PROGRAM])).toEqual({
      kind: 'installed',
      path: PROGRAM,
    });
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')('falls back on the bundled one', () => {
    expect(findChromium(undefined, ['/no/such/program'])).toEqual({ kind: 'bundled' });
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'takes the bundled one when told to',
    () => {
      expect(findChromium('bundled', [PROGRAM])).toEqual({ kind: 'bundled' });
    },
  );
});
