/** Weights that can be fetched by name. */
export interface ModelFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly url: string;
}

/** The repository of whisper.cpp's weights at a fixed revision; the weights are MIT-licensed. */
const WHISPER =
  'https://huggingface.co/ggerganov/whisper.cpp/resolve/5359861c739e955e79d9a303bcbc70fb988958b1';

export const MODEL_FILES: Readonly<Record<string, ModelFile>> = {
  'whisper-base': {
    file: 'ggml-base.bin',
    bytes: 147_951_465,
    sha256: '60ed5bc3dd14eea856493d334349b405782ddcaf0028d4b5df4088345fba2efe',
    url: `${WHISPER}/ggml-base.bin`,
  },
};
