/** The files of a sentence model. */
export const SENTENCE_FILES = { weights: 'model.onnx', tokenizer: 'tokenizer.json' } as const;
