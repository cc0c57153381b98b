import type { BpeTokenizer } from '../tokenizer/bpe-tokenizer.js';
import { quantized } from '../vectors/quantized.js';
import type { Matrix } from './safetensors.js';

/**
 * Static vectors: a table with a vector per token. The vector of a text is the mean of its tokens' vectors, so a
 * passage takes less than a millisecond.
 */
export class StaticModel {
  readonly dimensions: number;

  constructor(
    private readonly tokenizer: Pick<BpeTokenizer, 'idsOf'>,
    private readonly table: Matrix,
  ) {
    this.dimensions = table.columns;
  }

  /** Returns the vector of a text; all zeros when it has no known token. */
  embed(text: string): Int8Array {
    const { values, rows } = this.table;
    const sum = new Float64Array(this.dimensions);
    for (const id of this.tokenizer.idsOf(text)) {
      if (id >= rows) continue;
      const from = id * this.dimensions;
      for (let n = 0; n < this.dimensions; n += 1) sum[n] = (sum[n] as number) + (values[from + n] as number);
    }
    return quantized(sum);
  }
}
