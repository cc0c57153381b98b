import { type ConfigSlice, defineConfig, envSecret, envUrl, envUrlOr } from '@capstan/platform-core';

/** Credentials and address of a provider. */
export interface ProviderConfig {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/**
 * The slice `<NAME>_API_KEY`, `<NAME>_BASE_URL` of a provider.
 * @param options.baseUrl the vendor's own address; without it the operator must name one.
 * @param options.apiKey false for providers that take no key.
 */
export function defineProviderConfig(
  name: string,
  options: { title: string; baseUrl: string; apiKey?: boolean },
): ConfigSlice<ProviderConfig & { baseUrl: string }>;
export function defineProviderConfig(
  name: string,
  options: { title: string; apiKey?: boolean },
): ConfigSlice<ProviderConfig>;
export function defineProviderConfig(
  name: string,
  options: { title: string; baseUrl?: string; apiKey?: boolean },
): ConfigSlice<ProviderConfig> {
  const prefix = name.toUpperCase();
  const address = `Address of ${options.title}`;
  const url = options.baseUrl === undefined ? envUrl(address) : envUrlOr(options.baseUrl, address);
  const key =
    options.apiKey === false ? {} : { [`${prefix}_API_KEY`]: envSecret(`API key of ${options.title}`) };
  return defineConfig(`provider:${name}`, { ...key, [`${prefix}_BASE_URL`]: url }, (env) => ({
    apiKey: env[`${prefix}_API_KEY`],
    baseUrl: env[`${prefix}_BASE_URL`],
  }));
}
