import { Test, type TestingModule } from '@nestjs/testing';
import { ConfigModule } from '@capstan/platform-core';
import { outboundConfig } from '@capstan/platform-outbound';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ModelConfig, modelsConfig } from '../models.config.js';
import { Models } from './models.js';
import { ModelsModule } from '../models.module.js';

let open: TestingModule | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
  vi.restoreAllMocks();
});

async function models(configs: ModelConfig[]): Promise<Models> {
  const config = ConfigModule.forRoot({
    slices: new Map<typeof modelsConfig | typeof outboundConfig, unknown>([
      [modelsConfig, { models: configs }],
      [outboundConfig, { allowHosts: [], userAgent: 'Capstan/test', respectsRobots: true }],
    ]),
  });
  open = await Test.createTestingModule({ imports: [config, ModelsModule] }).compile();
  return open.get(Models);
}

const local: ModelConfig = {
  provider: 'openai_compatible',
  model: 'm',
  apiKey: undefined,
  baseUrl: 'http://127.0.0.1:11434/v1',
  variablePrefix: 'OPENAI_COMPATIBLE',
};

describe('ModelsModule', () => {
  it('provides Models when none is configured', async () => {
    expect((await models([])).isConfigured()).toBe(false);
  });

  it('provides the configured models with the guarded client, without making a request', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const provided = await models([local]);
    expect(provided.isConfigured()).toBe(true);
    const asked = provided.text({
      system: 's',
      prompt: 'p',
      maxOutputTokens: 5,
      signal: new AbortController().signal,
      timeoutMs: 20_000,
    });
    await expect(asked).rejects.toThrow(
      /OPENAI_COMPATIBLE_BASE_URL is not a public address.*OUTBOUND_ALLOW_HOSTS/,
    );
    expect(fetched).not.toHaveBeenCalled();
  });
});
