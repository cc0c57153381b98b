import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { ModelClient } from '../client/model-client.js';
import type { ModelConfig } from '../models.config.js';
import { AiSdkClient } from './ai-sdk.client.js';

/**
 * Creates the client of one configured model. Passes every setting, so that the SDK reads none from the
 * environment.
 * @param fetch the guarded one.
 */
export function createClient(config: ModelConfig, fetch: typeof globalThis.fetch): ModelClient {
  return new AiSdkClient(config, languageModelOf(config, fetch));
}

function languageModelOf(
  { provider, model, apiKey = '', baseUrl }: ModelConfig,
  fetch: typeof globalThis.fetch,
) {
  if (provider === 'openai') {
    // Chat completions, which gateways and proxies support as well; the SDK's default is the Responses API.
    return createOpenAI({ apiKey, baseURL: baseUrl, fetch }).chat(model);
  }
  if (provider === 'anthropic') return createAnthropic({ apiKey, baseURL: baseUrl, fetch })(model);
  const server = createOpenAICompatible({
    name: 'openai_compatible',
    baseURL: baseUrl,
    fetch,
    supportsStructuredOutputs: true,
    ...(apiKey === '' ? {} : { apiKey }),
  });
  // Local servers often include a model's reasoning in its text.
  return wrapLanguageModel({
    model: server(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
