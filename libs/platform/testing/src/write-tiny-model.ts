import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORD_START = '▁';

/**
 * Writes an embedding model of static vectors that knows some words: those of one group have the same meaning, those
 * of different groups have nothing in common. All other words have no meaning.
 */
export function writeTinyModel(folder: string, groups: readonly (readonly string[])[]): void {
  const vocab: Record<string, number> = {};
  const rows: number[][] = [];
  const merges: string[] = [];
  const add = (token: string, row: number[]): void => {
    if (token in vocab) return;
    vocab[token] = rows.length;
    rows.push(row);
  };
  groups.forEach((group, axis) => {
    for (const word of group) {
      let token = WORD_START;
      for (const letter of word) {
        merges.push(`${token} ${letter}`);
        token += letter;
      }
      add(
        token,
        groups.map((_, each) => (each === axis ? 1 : 0)),
      );
    }
  });
  mkdirSync(folder, { recursive: true });
  const model = { type: 'BPE', vocab, merges: [...new Set(merges)] };
  writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify({ model }));
  writeFileSync(join(folder, 'model.safetensors'), safetensorsOf(rows));
}

/** A matrix of 32-bit numbers in the safetensors format. */
export function safetensorsOf(rows: readonly (readonly number[])[]): Buffer {
  const values = Float32Array.from(rows.flat());
  const shape = [rows.length, rows[0]?.length ?? 0];
  const header = Buffer.from(
    JSON.stringify({ table: { dtype: 'F32', shape, data_offsets: [0, values.byteLength] } }),
  );
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(header.length));
  return Buffer.concat([length, header, Buffer.from(values.buffer)]);
}
