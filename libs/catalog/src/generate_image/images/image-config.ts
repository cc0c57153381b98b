import {
  type ConfigSlice,
  defineConfig,
  envSecret,
  envText,
  envTextOr,
  envUrl,
  envUrlOr,
} from '@capstan/kit';

interface ImageConfig {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string | undefined;
}

/** The slice `<NAME>_API_KEY`, `<NAME>_BASE_URL`, `<NAME>_MODEL` of a vendor with a default URL and model. */
export function defineImageConfig(
  name: string,
  options: { title: string; baseUrl: string; model: string },
): ConfigSlice<ImageConfig & { baseUrl: string; model: string }>;
/** The slice of the operator's own server, whose URL must be configured. */
export function defineImageConfig(name: string, options: { title: string }): ConfigSlice<ImageConfig>;
export function defineImageConfig(
  name: string,
  { title, baseUrl, model }: { title: string; baseUrl?: string; model?: string },
): ConfigSlice<ImageConfig> {
  const prefix = name.toUpperCase();
  const [address, modelName] = [`Address of ${title}`, `Model of ${title}`];
  const shape = {
    [`${prefix}_API_KEY`]: envSecret(`API key of ${title}`),
    [`${prefix}_BASE_URL`]: baseUrl === undefined ? envUrl(address) : envUrlOr(baseUrl, address),
    [`${prefix}_MODEL`]: model === undefined ? envText(modelName) : envTextOr(model, modelName),
  };
  return defineConfig(`provider:${name}`, shape, (env) => ({
    apiKey: env[`${prefix}_API_KEY`],
    baseUrl: env[`${prefix}_BASE_URL`],
    model: env[`${prefix}_MODEL`],
  }));
}
