import { describe, expect, it } from 'vitest';
import { cosineAt } from '../vectors/cosine.js';
import { StaticModel } from './static-model.js';

/** Each digit is a token. */
const tokenizer = { idsOf: (text: string) => [...text].map(Number) };
const table = { rows: 3, columns: 2, values: Float32Array.from([3, 0, 0, 2, 0, 0]) };
const model = new StaticModel(tokenizer, table);

describe('StaticModel', () => {
  it('returns the mean of the vectors of the tokens, with length 1 in bytes', () => {
    expect([...model.embed('0')]).toEqual([127, 0]);
    expect([...model.embed('0001')]).toEqual([124, 28]);
  });

  it('ignores tokens that the table lacks', () => {
    expect([...model.embed('09')]).toEqual([127, 0]);
    expect([...model.embed('')]).toEqual([0, 0]);
  });

  it('gives texts with more in common a higher cosine', () => {
    const query = model.embed('0');
    const others = Int8Array.from([...model.embed('001'), ...model.embed('011'), ...model.embed('2')]);
    const [near, far, none] = [0, 2, 4].map((at) => cosineAt(query, others, at)) as [number, number, number];
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
    expect(none).toBe(0);
  });
});
