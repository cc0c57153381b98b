import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SENTENCE_FILES } from './sentences/sentence-files.js';
import { TOKENIZER_FILE, WEIGHTS_FILE } from './static/model-files.js';
import { readMatrix } from './static/safetensors.js';
import { StaticModel } from './static/static-model.js';
import { BpeTokenizer, type TokenizerJson } from './tokenizer/bpe-tokenizer.js';
import { quantized } from './vectors/quantized.js';

/** Texts to embed with the models of folders. */
export interface EmbedJob {
  readonly folders: readonly string[];
  readonly texts: readonly string[];
}

/** The vectors of the texts, in order. */
export interface EmbedResult {
  /** Identifies all models together; changes with the weights and with the way of making vectors. */
  readonly model: string;
  readonly vectors: readonly Int8Array[];
}

interface LoadedModel {
  readonly id: string;
  embed(texts: readonly string[]): Promise<Int8Array[]>;
}

/** Increment when vectors are made from the same weights in another way. */
const STATIC_METHOD = 'static-1';
const SENTENCE_METHOD = 'sentence-1';
const ID_LENGTH = 16;

const loaded = new Map<string, LoadedModel>();

/** Runs in the thread of Embeddings; the models stay loaded until the thread ends. */
export async function embed({ folders, texts }: EmbedJob): Promise<EmbedResult> {
  const parts: Int8Array[][] = [];
  const ids: string[] = [];
  for (const folder of folders) {
    const model = loaded.get(folder) ?? (await load(folder));
    loaded.set(folder, model);
    ids.push(model.id);
    parts.push(await model.embed(texts));
  }
  return {
    model: ids.join('+'),
    vectors: texts.map((_, at) => joined(parts.map((of) => of[at] as Int8Array))),
  };
}

function joined(vectors: readonly Int8Array[]): Int8Array {
  const whole = new Int8Array(vectors.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const vector of vectors) {
    whole.set(vector, from);
    from += vector.length;
  }
  return whole;
}

const load = (folder: string): Promise<LoadedModel> =>
  existsSync(join(folder, WEIGHTS_FILE)) ? loadStatic(folder) : loadSentences(folder);

async function loadStatic(folder: string): Promise<LoadedModel> {
  const tokenizer = readFileSync(join(folder, TOKENIZER_FILE));
  const weights = readFileSync(join(folder, WEIGHTS_FILE));
  const model = new StaticModel(
    new BpeTokenizer(JSON.parse(tokenizer.toString()) as TokenizerJson),
    readMatrix(weights),
  );
  return {
    id: idOf(STATIC_METHOD, tokenizer, weights),
    embed: (texts) => Promise.resolve(texts.map((text) => model.embed(text))),
  };
}

async function loadSentences(folder: string): Promise<LoadedModel> {
  const files = [SENTENCE_FILES.tokenizer, SENTENCE_FILES.weights].map((file) => join(folder, file));
  // Its runtime takes a tenth of a second to load, which static vectors do not need.
  const { SentenceEncoder } = await import('./sentences/sentence-encoder.js');
  const encoder = await SentenceEncoder.load(folder);
  return {
    id: idOf(SENTENCE_METHOD, ...files.map((file) => readFileSync(file))),
    embed: async (texts) => (await encoder.means(texts)).map(quantized),
  };
}

function idOf(method: string, ...files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return `${method}-${hash.digest('hex').slice(0, ID_LENGTH)}`;
}
