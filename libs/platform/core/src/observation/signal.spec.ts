import { describe, expect, it } from 'vitest';
import { Signal } from './signal.js';

describe('Signal', () => {
  it('reaches every observer until its observation ends', () => {
    const signal = new Signal<{ id: number }>('test.signal');
    const seen: number[] = [];
    signal.emit({ id: 1 });
    const end = signal.subscribe(({ id }) => void seen.push(id));
    signal.emit({ id: 2 });
    end();
    signal.emit({ id: 3 });
    expect(seen).toEqual([2]);
  });
});
