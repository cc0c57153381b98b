import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { {{capabilityCamel}} } from '../../{{capabilityKebab}}.capability.js';
import { {{paramsClass}} } from '../../{{capabilityKebab}}.params.js';
import { {{providerPascal}}Provider } from './{{providerKebab}}.provider.js';

const ok = readFileSync(join(import.meta.dirname, 'fixtures', 'ok.json'), 'utf8');
const json = (body: string, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const params = Object.assign(new {{paramsClass}}(), {{capabilityCamel}}.examples[0]?.params);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://upstream.example' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new {{providerPascal}}Provider(config, outbound) };
};

describe('{{providerPascal}}Provider', () => {
  it('is configured by its address', () => {
    const outbound = new FakeOutboundClient(() => ({}));
    expect(new {{providerPascal}}Provider(config, outbound).isConfigured()).toBe(true);
    expect(new {{providerPascal}}Provider({ ...config, baseUrl: undefined }, outbound).isConfigured()).toBe(false);
  });

  it('maps an answer to the contract', async () => {
    const { provider, outbound } = setUp(json(ok));
    expect(await provider.call(params, context)).toEqual(JSON.parse(ok));
    const [request] = outbound.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://upstream.example/{{capabilitySnake}}',
      headers: { authorization: 'Bearer k-for-tests' },
      timeoutMs: 5000,
    });
    expect(request?.json).toEqual(JSON.parse(JSON.stringify(params)));
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['429', json('', 429, { 'retry-after': '3' }), { outcome: 'rate_limited', retryAfterSeconds: 3 }],
    ['a plan that is used up', json('', 402), { outcome: 'quota_exhausted' }],
    ['a refused key', json('', 401), { outcome: 'misconfigured' }],
    ['a server fault', json('', 503), { outcome: 'upstream_error' }],
    ['truncated JSON', json(ok.slice(0, -3)), { outcome: 'upstream_error' }],
    ['JSON of someone else', json('[]'), { outcome: 'upstream_error' }],
    ['a timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const { provider } = setUp(answer);
    const failure = await provider.call(params, context).catch(failureForError);
    expect(failure).toMatchObject(expected);
    expect(JSON.stringify(failure)).not.toContain('k-for-tests');
  });
});
