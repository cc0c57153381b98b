import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKENIZER_FILE, WEIGHTS_FILE } from './static/model-files.js';
import { readMatrix } from './static/safetensors.js';
import { StaticModel } from './static/static-model.js';
import { BpeTokenizer, type TokenizerJson } from './tokenizer/bpe-tokenizer.js';

/** Texts to embed with the model of a folder. */
export interface EmbedJob {
  readonly folder: string;
  readonly texts: readonly string[];
}

/** The vectors of the texts, in order. */
export interface EmbedResult {
  /** Changes with the weights and with the way of making vectors. */
  readonly model: string;
  readonly vectors: readonly Int8Array[];
}

/** Increment when vectors are made from the same weights in another way. */
const METHOD = 'static-1';
const ID_LENGTH = 16;

let loaded: { folder: string; id: string; model: StaticModel } | undefined;

/** Runs in the thread of Embeddings; the model stays loaded until the thread ends. */
export function embed({ folder, texts }: EmbedJob): EmbedResult {
  if (loaded?.folder !== folder) loaded = { folder, ...load(folder) };
  const { id, model } = loaded;
  return { model: id, vectors: texts.map((text) => model.embed(text)) };
}

function load(folder: string): { id: string; model: StaticModel } {
  const tokenizer = readFileSync(join(folder, TOKENIZER_FILE));
  const weights = readFileSync(join(folder, WEIGHTS_FILE));
  const digest = createHash('sha256').update(tokenizer).update(weights).digest('hex');
  const model = new StaticModel(
    new BpeTokenizer(JSON.parse(tokenizer.toString()) as TokenizerJson),
    readMatrix(weights),
  );
  return { id: `${METHOD}-${digest.slice(0, ID_LENGTH)}`, model };
}
