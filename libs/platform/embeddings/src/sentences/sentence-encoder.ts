import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import * as onnx from 'onnxruntime-web/wasm';
import { SENTENCE_FILES } from './sentence-files.js';
import { type TokenVectors, ofLengthOne } from './token-vectors.js';

/** Longer texts are cut: the time for a text grows with its tokens. */
const MAX_TOKENS = 96;
/** The model was trained with texts of this length. */
const MAX_TOKENS_OF_MEAN = 128;
const OUTPUT = 'last_hidden_state';

/**
 * Reads texts with a BERT model in ONNX's format and its tokenizer in that of Hugging Face. Runs in WebAssembly on the thread
 * that calls it: about 0.7 ms for each token with MiniLM (6 layers, 8 bits).
 */
export class SentenceEncoder {
  private constructor(
    private readonly tokenizer: Tokenizer,
    private readonly session: onnx.InferenceSession,
  ) {}

  /** @throws Error when a file is absent or not of such a model. */
  static async load(folder: string): Promise<SentenceEncoder> {
    // Workers of the runtime cannot be started within a worker thread.
    onnx.env.wasm.numThreads = 1;
    onnx.env.logLevel = 'error';
    const tokenizer = await readFile(join(folder, SENTENCE_FILES.tokenizer), 'utf8');
    const session = await onnx.InferenceSession.create(await readFile(join(folder, SENTENCE_FILES.weights)), {
      executionProviders: ['wasm'],
    });
    return new SentenceEncoder(new Tokenizer(JSON.parse(tokenizer) as object, {}), session);
  }

  /** The vectors of the tokens of each text, without the marks of its beginning and end. */
  async encode(texts: readonly string[]): Promise<TokenVectors[]> {
    const rows = await this.read(texts, MAX_TOKENS);
    return rows.map(({ values, dimensions }) =>
      ofLengthOne(values.slice(dimensions, values.length - dimensions), dimensions),
    );
  }

  /** The vector of each text: the mean of those of its tokens, marks included, as the model was trained. */
  async means(texts: readonly string[]): Promise<Float64Array[]> {
    const rows = await this.read(texts, MAX_TOKENS_OF_MEAN);
    return rows.map(({ values, dimensions }) => {
      const mean = new Float64Array(dimensions);
      values.forEach((value, at) => {
        mean[at % dimensions] = (mean[at % dimensions] as number) + (value * dimensions) / values.length;
      });
      return mean;
    });
  }

  /** What the model gives for the tokens of each text. */
  private async read(texts: readonly string[], maxTokens: number): Promise<TokenVectors[]> {
    if (texts.length === 0) return [];
    const tokens = texts.map((text) => this.idsOf(text, maxTokens));
    const width = Math.max(...tokens.map(({ length }) => length));
    const output = (await this.session.run(this.inputs(tokens, width)))[OUTPUT];
    if (!output) throw new TypeError(`the model has no output ${OUTPUT}`);
    const values = output.data as Float32Array;
    const dimensions = output.dims.at(-1) as number;
    return tokens.map((own, row) => {
      const from = row * width * dimensions;
      return { values: values.slice(from, from + own.length * dimensions), dimensions };
    });
  }

  private idsOf(text: string, maxTokens: number): number[] {
    const { ids } = this.tokenizer.encode(text);
    return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), ids.at(-1) as number];
  }

  /** The inputs that the model has: tokens, which of them are not padding, and that all are of the first segment. */
  private inputs(tokens: readonly number[][], width: number): Record<string, onnx.Tensor> {
    const rows = (valueAt: (own: readonly number[], at: number) => number): onnx.Tensor => {
      const values = tokens.flatMap((own) =>
        Array.from({ length: width }, (_, at) => BigInt(valueAt(own, at))),
      );
      return new onnx.Tensor('int64', BigInt64Array.from(values), [tokens.length, width]);
    };
    const known: Record<string, () => onnx.Tensor> = {
      input_ids: () => rows((own, at) => own[at] ?? 0),
      attention_mask: () => rows((own, at) => (at < own.length ? 1 : 0)),
      token_type_ids: () => rows(() => 0),
    };
    return Object.fromEntries(
      this.session.inputNames.map((name) => {
        const make = known[name];
        if (!make) throw new TypeError(`the model needs an input ${name}, which is not supported`);
        return [name, make()];
      }),
    );
  }
}
