import { safetensorsOf } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { readMatrix } from './safetensors.js';

const fileOf = (header: object, data: Uint8Array): Buffer => {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(json.length));
  return Buffer.concat([length, json, data]);
};

describe('readMatrix', () => {
  it('reads 32-bit numbers row by row', () => {
    const { rows, columns, values } = readMatrix(
      safetensorsOf([
        [1, -2],
        [0.5, 4],
        [0, 3],
      ]),
    );
    expect({ rows, columns, values: [...values] }).toEqual({
      rows: 3,
      columns: 2,
      values: [1, -2, 0.5, 4, 0, 3],
    });
  });

  it('reads 16-bit numbers', () => {
    const halves = Uint16Array.from([0x3c00, 0xc000, 0x3800, 0x0001]);
    const header = { __metadata__: {}, table: { dtype: 'F16', shape: [2, 2], data_offsets: [0, 8] } };
    const { values } = readMatrix(fileOf(header, new Uint8Array(halves.buffer)));
    expect([...values]).toEqual([1, -2, 0.5, 2 ** -24]);
  });

  it.each([
    ['two tensors', { a: { dtype: 'F32', shape: [0, 1], data_offsets: [0, 0] }, b: {} }],
    ['a vector', { a: { dtype: 'F32', shape: [0], data_offsets: [0, 0] } }],
    ['integers', { a: { dtype: 'I8', shape: [0, 1], data_offsets: [0, 0] } }],
  ])('rejects %s', (_, header) => {
    expect(() => readMatrix(fileOf(header, Buffer.alloc(0)))).toThrow(TypeError);
  });
});
