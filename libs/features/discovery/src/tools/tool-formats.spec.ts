import type Anthropic from '@anthropic-ai/sdk';
import { ListToolsResultSchema } from '@modelcontextprotocol/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { openSource, richSource } from '../fixtures/tool-source.js';
import { claudeTools } from './claude-tools.js';
import { mcpTools } from './mcp-tools.js';
import { openaiChatTools, openaiResponsesTools } from './openai-tools.js';
import { rawTools } from './raw-tools.js';

const sources = [richSource, openSource];
const ajv = new Ajv2020({ strict: false });

describe('openai tools', () => {
  it('have the shape of Chat Completions', () => {
    const [tool] = openaiChatTools(sources, false) satisfies OpenAI.Chat.Completions.ChatCompletionTool[];
    expect(tool).toEqual({
      type: 'function',
      function: {
        name: 'find_things',
        description: richSource.description,
        parameters: richSource.parameters,
        strict: false,
      },
    });
  });

  it('have the flat shape of the Responses API', () => {
    const [tool] = openaiResponsesTools(sources, true) satisfies OpenAI.Responses.FunctionTool[];
    expect(tool).toMatchObject({ type: 'function', name: 'find_things', strict: true });
    // @ts-expect-error the two shapes are not interchangeable: this check would notice a mix-up
    openaiResponsesTools(sources, true) satisfies OpenAI.Chat.Completions.ChatCompletionTool[];
  });

  it('keep their full schema, and say so, when strict mode cannot express them', () => {
    const [, open] = openaiChatTools(sources, true);
    expect(open?.function).toMatchObject({ strict: false, parameters: openSource.parameters });
  });
});

describe('claude tools', () => {
  it('have the shape of the Messages API', () => {
    const [tool] = claudeTools(sources, false) satisfies Anthropic.Messages.Tool[];
    expect(tool).toEqual({
      name: 'find_things',
      description: richSource.description,
      input_schema: richSource.parameters,
    });
    // @ts-expect-error this check would notice another vendor's shape
    claudeTools(sources, false) satisfies OpenAI.Responses.FunctionTool[];
    // @ts-expect-error and the other way round
    openaiChatTools(sources, false) satisfies Anthropic.Messages.Tool[];
  });

  it('are strict where possible', () => {
    const [rich, open] = claudeTools(sources, true);
    expect(rich?.strict).toBe(true);
    expect(open).not.toHaveProperty('strict');
    expect(open?.input_schema).toEqual(openSource.parameters);
  });
});

describe('mcp tools', () => {
  it('are the result of tools/list', () => {
    const list = mcpTools(sources, 300);
    expect(ListToolsResultSchema.parse(list)).toEqual(list);
    expect(list.tools[0]).toMatchObject({
      name: 'find_things',
      title: 'Find things',
      inputSchema: richSource.parameters,
      outputSchema: richSource.result,
      annotations: { title: 'Find things', openWorldHint: true },
    });
    expect(list).toMatchObject({ resultType: 'complete', ttlMs: 300_000, cacheScope: 'public' });
  });

  it('have JSON Schema 2020-12 schemas', () => {
    for (const { inputSchema, outputSchema } of mcpTools(sources, 300).tools) {
      expect(ajv.validateSchema(inputSchema)).toBe(true);
      expect(ajv.validateSchema(outputSchema)).toBe(true);
    }
    expect(ajv.validateSchema({ type: 'nonsense' })).toBe(false);
  });
});

describe('raw tools', () => {
  it('contain everything', () => {
    const { tools, call } = rawTools(sources, { version: '1.0.0', baseUrl: 'https://capstan.test' });
    expect(call).toMatchObject({ method: 'POST', path: '/v1/agent' });
    expect(tools[0]).toMatchObject({
      name: 'find_things',
      path: '/v1/find_things',
      credits: { standard: 1, deep: 4 },
      modes: ['standard', 'deep'],
      parameters: richSource.parameters,
      result: richSource.result,
      examples: richSource.examples,
    });
  });

  it('name the field of a file, and only where a route takes one', () => {
    const upload = { field: 'file', maxBytes: 5 };
    const { tools } = rawTools([{ ...richSource, upload }, richSource], { version: '1', baseUrl: '' });
    expect(tools.map((tool) => tool.upload)).toEqual([{ field: 'file', max_bytes: 5 }, undefined]);
  });

  it('name the price of a capability without modes', () => {
    const { tools } = rawTools([{ ...richSource, credits: 2 }], { version: '1', baseUrl: '' });
    expect(tools[0]).toMatchObject({ credits: { default: 2 }, modes: [] });
  });

  it('name the parameters that decide the price', () => {
    const pricing = {
      modeParameter: undefined,
      unit: { name: 'page', parameter: 'limit' },
      innerCalls: { capability: 'tool', inputs: 'calls' },
    };
    const { tools } = rawTools([{ ...richSource, pricing }, richSource], { version: '1', baseUrl: '' });
    expect(tools[0]).toMatchObject({
      credits_per: 'page',
      pricing: {
        mode_parameter: null,
        units_parameter: 'limit',
        calls: { capability_parameter: 'tool', inputs_parameter: 'calls' },
      },
    });
    expect(tools[1]).toMatchObject({
      credits_per: null,
      pricing: { mode_parameter: 'mode', units_parameter: null, calls: null },
    });
  });
});
