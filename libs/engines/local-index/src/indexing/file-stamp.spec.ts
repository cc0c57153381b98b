import { describe, expect, it } from 'vitest';
import { fileStamp } from './file-stamp.js';

const NOW = 1_700_000_000_000;
const at = (agoMs: number): bigint => BigInt(NOW - agoMs) * 1_000_000n;

describe('fileStamp', () => {
  const stats = { size: 10n, mtimeNs: at(60_000), ctimeNs: at(50_000) };

  it('changes with size, content time and inode time', () => {
    const stamp = fileStamp(stats, NOW);
    expect(fileStamp(stats, NOW + 5000)).toBe(stamp);
    const others = [
      { ...stats, size: 11n },
      { ...stats, mtimeNs: stats.mtimeNs + 1n },
      { ...stats, ctimeNs: stats.ctimeNs + 1n },
    ].map((other) => fileStamp(other, NOW));
    expect(new Set([stamp, ...others]).size).toBe(4);
  });

  it('is null for a file that changed just now or has a future timestamp', () => {
    expect(fileStamp({ ...stats, mtimeNs: at(1000) }, NOW)).toBeNull();
    expect(fileStamp({ ...stats, ctimeNs: at(1000) }, NOW)).toBeNull();
    expect(fileStamp({ ...stats, ctimeNs: at(-60_000) }, NOW)).toBeNull();
  });
});
