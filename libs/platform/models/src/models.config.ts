import {
  type ConfigOf,
  defineConfig,
  envInteger,
  envSecret,
  envTextOr,
  envUrl,
  envUrlOr,
} from '@capstan/platform-core';
import { pricesIn, type TokenPrice } from './client/token-price.js';

/** Names in `LLM_PROVIDERS`, and the prefixes of their variables. */
const PREFIXES = {
  openai: 'OPENAI',
  anthropic: 'ANTHROPIC',
  openai_compatible: 'OPENAI_COMPATIBLE',
} as const;

/** The supported wire protocols. */
export type ModelProviderName = keyof typeof PREFIXES;

/** A configured language model. */
export interface ModelConfig {
  provider: ModelProviderName;
  /** The vendor's name of the model. */
  model: string;
  /** Optional: self-hosted servers may need none. */
  apiKey: string | undefined;
  /** Includes the version in its path (`/v1`). */
  baseUrl: string;
  /** Prefix of its variables, for messages to the operator. */
  variablePrefix: string;
  /** Set if the operator configured one. */
  price?: TokenPrice | undefined;
}

const KEY_FORM = /^[\x21-\x7e]+$/;

const key = (description: string) =>
  envSecret(description)
    .refine((text) => text === undefined || KEY_FORM.test(text), 'must be printable ASCII without spaces')
    .describe(description)
    .meta({ secret: true });

/** Language models in waterfall order; none by default, and none is required. */
export const modelsConfig = defineConfig(
  'models',
  {
    LLM_PROVIDERS: envTextOr(
      'none',
      `Language models in waterfall order, comma-separated: ${Object.keys(PREFIXES).join(', ')}; none: no language model is used`,
    ),
    LLM_PRICES: envTextOr(
      'none',
      'Prices of models in US dollars per million input/output tokens, e.g. openai=0.25/2,anthropic=1/5; a model without a price counts as free',
    ),
    LLM_CONCURRENCY: envInteger(
      16,
      { min: 1, max: 10_000 },
      'Concurrent requests to models in one process; others wait. With two or more, the last slot is reserved for an account that has none.',
    ),
    OPENAI_API_KEY: key('API key of OpenAI'),
    OPENAI_BASE_URL: envUrlOr('https://api.openai.com/v1', "Base URL of OpenAI's API"),
    OPENAI_MODEL: envTextOr('gpt-5.4-mini', 'OpenAI model, any with chat completions'),
    ANTHROPIC_API_KEY: key('API key of Anthropic'),
    ANTHROPIC_BASE_URL: envUrlOr('https://api.anthropic.com/v1', "Base URL of Anthropic's API"),
    ANTHROPIC_MODEL: envTextOr('claude-haiku-5-5', 'Anthropic model'),
    OPENAI_COMPATIBLE_BASE_URL: envUrl(
      'Base URL of any server with the chat completions API, e.g. http://localhost:11434/v1 (Ollama), https://openrouter.ai/api/v1; one that is not public must be listed in OUTBOUND_ALLOW_HOSTS',
    ),
    OPENAI_COMPATIBLE_API_KEY: key('API key of that server, if it requires one'),
    OPENAI_COMPATIBLE_MODEL: envTextOr('', 'Model name on that server'),
  },
  (env) => {
    const prices = pricesIn(env.LLM_PRICES, Object.keys(PREFIXES));
    const models = namesIn(env.LLM_PROVIDERS).map((provider): ModelConfig => {
      const variablePrefix = PREFIXES[provider];
      const apiKey = env[`${variablePrefix}_API_KEY`];
      const baseUrl = env[`${variablePrefix}_BASE_URL`];
      const model = env[`${variablePrefix}_MODEL`];
      if (apiKey === undefined && provider !== 'openai_compatible') throw missing(provider, '_API_KEY');
      if (baseUrl === undefined) throw missing(provider, '_BASE_URL');
      if (model === '') throw missing(provider, '_MODEL');
      return {
        provider,
        model,
        apiKey,
        baseUrl: versioned(baseUrl, provider),
        variablePrefix,
        price: prices.get(provider),
      };
    });
    return { models, concurrency: env.LLM_CONCURRENCY };
  },
);

export type ModelsConfig = ConfigOf<typeof modelsConfig>;

function namesIn(text: string): ModelProviderName[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 1 && names[0] === 'none') return [];
  const unknown = names.filter((name) => !Object.hasOwn(PREFIXES, name));
  if (unknown.length > 0) {
    throw new Error(
      `LLM_PROVIDERS names unknown providers: ${unknown.join(', ')}. Known providers: ${Object.keys(PREFIXES).join(', ')}; or none alone.`,
    );
  }
  if (new Set(names).size < names.length) throw new Error('LLM_PROVIDERS must not name a provider twice.');
  return names as ModelProviderName[];
}

function missing(provider: ModelProviderName, suffix: string): Error {
  return new Error(`${PREFIXES[provider]}${suffix}: must be set, because LLM_PROVIDERS names ${provider}.`);
}

/**
 * Adds the version to the path if it is missing: Anthropic's own clients expect a URL without it, and operators
 * often set only host and port.
 */
function versioned(baseUrl: string, provider: ModelProviderName): string {
  const url = new URL(baseUrl);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Error(`${PREFIXES[provider]}_BASE_URL: must have no credentials, query or fragment.`);
  }
  // bounded: a URL set by the operator
  const path = url.pathname.replace(/\/+$/, '');
  const isVersioned = provider === 'anthropic' ? /\/v\d+$/.test(path) : path !== '';
  return isVersioned ? baseUrl : `${url.origin}${path}/v1`;
}
