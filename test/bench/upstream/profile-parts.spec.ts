import type { Profiler } from 'node:inspector';
import { describe, expect, it } from 'vitest';
import { partsOf } from './profile-parts.js';

const frame = (url: string, functionName = 'f'): Profiler.ProfileNode['callFrame'] => ({
  functionName,
  url,
  scriptId: '1',
  lineNumber: 0,
  columnNumber: 0,
});

describe('partsOf', () => {
  it('counts what Node does for the part that called it, and omits idle time', () => {
    const parts = partsOf({
      startTime: 0,
      endTime: 100,
      nodes: [
        { id: 1, callFrame: frame('', '(root)'), children: [2, 4, 5, 6] },
        { id: 2, callFrame: frame('file:///x/node_modules/undici/lib/core.js'), children: [3] },
        { id: 3, callFrame: frame('node:net', 'constructor') },
        { id: 4, callFrame: frame('', '(idle)') },
        { id: 5, callFrame: frame('node:internal/http') },
        { id: 6, callFrame: frame('', '(garbage collector)') },
      ],
      samples: [2, 3, 4, 5, 6],
      timeDeltas: [10, 20, 900, 40, 30],
    });
    expect(parts).toEqual([
      { name: 'sockets and HTTP parser of Node', share: 0.4 },
      { name: 'undici: HTTP client', share: 0.3 },
      { name: 'garbage collection', share: 0.3 },
    ]);
  });
});
