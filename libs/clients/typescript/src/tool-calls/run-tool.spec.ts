import type Anthropic from '@anthropic-ai/sdk';
import type OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import {
  type SentRequest,
  broken,
  failure,
  scriptedClient,
  success,
} from '../../test/harness/scripted-fetch.js';
import type { Capstan } from '../index.js';

const chat = (text: string, id = 'call_1') => ({
  id,
  type: 'function' as const,
  function: { name: 'search', arguments: text },
});

/** Compiles only while the types are compatible with the vendors' libraries. */
export async function checkVendorTypes(
  client: Capstan,
  openai: OpenAI.Chat.ChatCompletionMessageFunctionToolCall,
  item: OpenAI.Responses.ResponseFunctionToolCall,
  block: Anthropic.Messages.ToolUseBlock,
): Promise<unknown[]> {
  const chatTools: OpenAI.Chat.ChatCompletionTool[] = (await client.tools('openai')).data;
  const flatTools: OpenAI.Responses.Tool[] = (await client.tools('openai', { api: 'responses' })).data;
  const claudeTools: Anthropic.Messages.Tool[] = (await client.tools('claude', { strict: true })).data;
  // @ts-expect-error the flat form is not that of Chat Completions
  const wrong: OpenAI.Chat.ChatCompletionTool[] = (await client.tools('openai', { api: 'responses' })).data;
  const message: OpenAI.Chat.ChatCompletionMessageParam = await client.runTool(openai);
  const output: OpenAI.Responses.ResponseInputItem = await client.runTool(item);
  const result: Anthropic.Messages.ToolResultBlockParam = await client.runTool(block);
  return [chatTools, flatTools, claudeTools, wrong, message, output, result];
}

describe('runTool', () => {
  it.each([
    [chat('{"query":"x"}'), { role: 'tool', tool_call_id: 'call_1', content: '{"results":[]}' }],
    [
      { type: 'function_call' as const, call_id: 'c', name: 'search', arguments: '{"query":"x"}' },
      { type: 'function_call_output', call_id: 'c', output: '{"results":[]}' },
    ],
    [
      { type: 'tool_use' as const, id: 't', name: 'search', input: { query: 'x' } },
      { type: 'tool_result', tool_use_id: 't', content: '{"results":[]}', is_error: false },
    ],
  ])('answers %j in the format of its vendor', async (call, result) => {
    const { client, sent } = scriptedClient([success({ results: [] })]);
    expect(await client.runTool(call)).toEqual(result);
    expect(sent[0]).toMatchObject({
      url: 'http://capstan.test/v1/agent',
      body: { capability: 'search', params: { query: 'x' } },
    });
  });

  const keysOf = (sent: readonly SentRequest[]): (string | null)[] =>
    sent.map(({ headers }) => headers.get('idempotency-key'));

  it('is charged once for a repeated turn, and for each different call', async () => {
    const { client, sent } = scriptedClient([success({})]);
    await client.runTool(chat('{"query":"x"}'));
    await client.withOptions({ timeoutMs: 5000 }).runTool(chat('{ "query": "x" }'));
    await client.runTool(chat('{"query":"y"}'));
    await client.runTool(chat('{"query":"x"}', 'call_2'));
    await client.runTool(chat('{"query":"x"}'), { conversationId: 'c1' });
    const [first, again, ...others] = keysOf(sent);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('treats a call without an id as a new one', async () => {
    const { client, sent } = scriptedClient([success({})]);
    for (let turn = 0; turn < 2; turn += 1) {
      await client.runTool(chat('{"query":"x"}', ''), { conversationId: 'c1' });
    }
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it.each([
    ['no JSON', '{"query":', 'invalid_request'],
    ['no object', '[1]', 'invalid_request'],
  ])('reports %s to the model, and calls nothing', async (_, text, category) => {
    const { client, sent } = scriptedClient([success({})]);
    const { content } = await client.runTool(chat(text));
    expect(JSON.parse(content)).toMatchObject({
      error: { category, alternative_action: expect.any(String) },
    });
    expect(sent).toEqual([]);
  });

  it('returns category, wait and alternative of a failure', async () => {
    const limited = failure(429, 'rate-limited', 'transient', { retry_after_seconds: 7 });
    const { client } = scriptedClient([limited], { maxRetries: 0 });
    const block = { type: 'tool_use' as const, id: 't', name: 'search', input: { query: 'x' } };
    const result = await client.runTool(block);
    expect(result.is_error).toBe(true);
    expect(JSON.parse(result.content)).toEqual({
      error: {
        category: 'transient',
        title: 'It failed',
        detail: 'Because.',
        is_retriable: true,
        retry_after_seconds: 7,
        alternative_action: 'Do something else.',
        request_id: 'req_1',
      },
    });
  });

  it('reports an unreachable service to the model, and an abort to its caller', async () => {
    const { client } = scriptedClient([broken]);
    expect(JSON.parse((await client.runTool(chat('{}'))).content)).toMatchObject({
      error: { category: 'transient' },
    });
    await expect(client.runTool(chat('{}'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'APIAbortError',
    });
  });
});
