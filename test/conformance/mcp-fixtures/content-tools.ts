import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallToolResult,
  type McpServer,
  fromJsonSchema,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { PIXEL, SILENCE, text, textResult } from './samples.js';

const image = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' };

const CONTENT: Record<string, CallToolResult['content']> = {
  test_simple_text: [text('This is a simple text response for testing.')],
  test_image_content: [image],
  test_audio_content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }],
  test_embedded_resource: [
    { type: 'resource', resource: { uri: 'test://embedded', mimeType: 'text/plain', text: 'Embedded.' } },
  ],
  test_multiple_content_types: [
    text('Several kinds:'),
    image,
    { type: 'resource', resource: { uri: 'test://mixed', mimeType: 'application/json', text: '{"test":1}' } },
  ],
  test_streaming_elicitation: [text('Nothing was asked.')],
};

/** Tools that return every kind of content, with progress, log messages and a failure. */
export function addContentTools(server: McpServer): void {
  for (const [name, content] of Object.entries(CONTENT)) {
    server.registerTool(name, { description: `Answers with the content of ${name}` }, () => ({ content }));
  }
  server.registerTool('test_error_handling', { description: 'Fails' }, () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool('test_tool_with_progress', reports('progress'), async (_args, { mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken: progressToken ?? 0, progress, total: 100 },
      });
    }
    return textResult('Done.');
  });
  server.registerTool('test_tool_with_logging', reports('log messages'), async (_args, { mcpReq }) => {
    for (const data of ['started', 'working', 'completed']) {
      await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } });
      await sleep(20);
    }
    return textResult('Logged.');
  });
  server.registerTool(
    'test_logging_tool',
    reports('a log message, if requested'),
    async (_args, { mcpReq }) => {
      await mcpReq.log('info', 'Only for requests that name a level');
      return textResult('Logged.');
    },
  );
  server.registerTool('test_missing_capability', { description: 'Needs sampling' }, (context) =>
    context.mcpReq.inputResponses?.['answer'] === undefined
      ? inputRequired({
          inputRequests: {
            answer: inputRequired.createMessage({
              messages: [{ role: 'user', content: text('Say pong.') }],
              maxTokens: 10,
            }),
          },
        })
      : textResult('Sampled.'),
  );
  addSchemaTools(server);
}

const reports = (what: string) => ({ description: `Reports ${what}`, inputSchema: z.object({}) });

function addSchemaTools(server: McpServer): void {
  const region = { type: 'string', 'x-mcp-header': 'Region' };
  server.registerTool(
    'test_x_mcp_header',
    {
      description: 'Has a parameter that is also in a header',
      inputSchema: fromJsonSchema<{ region?: string }>({ type: 'object', properties: { region } }),
    },
    (args) => textResult(`region ${args.region ?? 'none'}`),
  );
  server.registerTool(
    'json_schema_2020_12_tool',
    {
      description: 'Has a schema with the words of 2020-12',
      inputSchema: fromJsonSchema({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        $defs: {
          address: {
            $anchor: 'addressDef',
            type: 'object',
            properties: { street: { type: 'string' }, city: { type: 'string' } },
          },
        },
        properties: {
          name: { type: 'string' },
          address: { $ref: '#/$defs/address' },
          contactMethod: { type: 'string', enum: ['phone', 'email'] },
          phone: { type: 'string' },
          email: { type: 'string' },
        },
        allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
        if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['phone'] },
        else: { required: ['email'] },
        additionalProperties: false,
      }),
    },
    (args) => textResult(JSON.stringify(args)),
  );
}
