import { type ConfigSlice, defineConfig, envSecret, envUrl, envUrlOr } from '@capstan/platform-core';

/** Credentials and base URL of a provider. */
export interface ProviderConfig {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/**
 * Defines the slice `<NAME>_API_KEY`, `<NAME>_BASE_URL` of a provider.
 * @param options.baseUrl the vendor's URL; without it the operator must configure one.
 * @param options.apiKey false for providers without a key.
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
  const address = `Base URL of ${options.title}`;
  const url = options.baseUrl === undefined ? envUrl(address) : envUrlOr(options.baseUrl, address);
  const key =
    options.apiKey === false ? {} : { [`${prefix}_API_KEY`]: envSecret(`API key of ${options.title}`) };
  return defineConfig(`provider:${name}`, { ...key, [`${prefix}_BASE_URL`]: url }, (env) => ({
    apiKey: env[`${prefix}_API_KEY`],
    baseUrl: env[`${prefix}_BASE_URL`],
  }));
}
