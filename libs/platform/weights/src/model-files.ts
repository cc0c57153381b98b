/** A file that can be downloaded. */
export interface ModelFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly url: string;
}

/** The files of a model. */
export interface ModelFiles {
  /** Below the folder of models; the folder itself when it is empty. */
  readonly folder: string;
  readonly files: readonly ModelFile[];
}

/** The repository of whisper.cpp's weights at a fixed revision; the weights are MIT-licensed. */
const WHISPER =
  'https://huggingface.co/ggerganov/whisper.cpp/resolve/5359861c739e955e79d9a303bcbc70fb988958b1';

/** The repository of WordLlama at a fixed revision; its static vectors are MIT-licensed. */
const WORDLLAMA =
  'https://github.com/dleemiller/WordLlama/raw/ee2b5302451da15cce7bada82a7a44ee238e0eef/src/wordllama';

/** all-MiniLM-L6-v2 of Sentence Transformers with weights of 8 bits, at a fixed revision; Apache-2.0. */
const MINILM =
  'https://huggingface.co/Xenova/all-MiniLM-L6-v2/resolve/57cbdab1181b7eba8170805260bd39e733b0e25d';

/** Models by name. */
export type ModelCatalog = Readonly<Record<string, ModelFiles>>;

/** The models of `npm run models`. */
export const MODEL_FILES: ModelCatalog = {
  'whisper-base': {
    folder: '',
    files: [
      {
        file: 'ggml-base.bin',
        bytes: 147_951_465,
        sha256: '60ed5bc3dd14eea856493d334349b405782ddcaf0028d4b5df4088345fba2efe',
        url: `${WHISPER}/ggml-base.bin`,
      },
    ],
  },
  embeddings: {
    folder: 'embeddings',
    files: [
      {
        file: 'model.safetensors',
        bytes: 16_384_096,
        sha256: '64b47a2dc493cb8e85944076601189739852d7b64e0e1eedcb1937a251cd9fd5',
        url: `${WORDLLAMA}/weights/l2_supercat_256.safetensors`,
      },
      {
        file: 'tokenizer.json',
        bytes: 1_842_796,
        sha256: '93248f2a9ec36c7b35f700a033d5f36228aae48db61aee31007fa49062cdeb68',
        url: `${WORDLLAMA}/tokenizers/l2_supercat_tokenizer_config.json`,
      },
    ],
  },
  sentences: {
    folder: 'sentences',
    files: [
      {
        file: 'model.onnx',
        bytes: 22_972_370,
        sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
        url: `${MINILM}/onnx/model_quantized.onnx`,
      },
      {
        file: 'tokenizer.json',
        bytes: 711_661,
        sha256: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
        url: `${MINILM}/tokenizer.json`,
      },
    ],
  },
};
