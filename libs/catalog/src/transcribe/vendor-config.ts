import { type ConfigSlice, defineConfig, envSecret, envTextOr, envUrl, envUrlOr } from '@capstan/kit';

/** Credentials, address and model of a transcription vendor. */
export interface TranscriptionConfig {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}

/**
 * The slice `<NAME>_API_KEY`, `<NAME>_BASE_URL`, `<NAME>_TRANSCRIBE_MODEL` of a vendor. A vendor may have other slices with the
 * same key and address.
 * @param options.baseUrl the vendor's own address; without it the operator must name one.
 */
export function transcriptionConfig(
  name: string,
  { title, baseUrl, model }: { title: string; baseUrl?: string; model: string },
): ConfigSlice<TranscriptionConfig> {
  const prefix = name.toUpperCase();
  const address = `Address of ${title}`;
  return defineConfig(
    `transcription:${name}`,
    {
      [`${prefix}_API_KEY`]: envSecret(`API key of ${title}`),
      [`${prefix}_BASE_URL`]: baseUrl === undefined ? envUrl(address) : envUrlOr(baseUrl, address),
      [`${prefix}_TRANSCRIBE_MODEL`]: envTextOr(model, `Model of ${title} for transcription`),
    },
    (env) => ({
      apiKey: env[`${prefix}_API_KEY`],
      baseUrl: env[`${prefix}_BASE_URL`],
      model: env[`${prefix}_TRANSCRIBE_MODEL`] ?? model,
    }),
  );
}
