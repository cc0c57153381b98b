import {
  type McpServer,
  ResourceTemplate,
  type ServerContext,
  acceptedContent,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { PIXEL, text } from './samples.js';

const says = (content: ReturnType<typeof text> | { type: 'image'; data: string; mimeType: string }) => ({
  messages: [{ role: 'user' as const, content }],
});

/** Resources of every kind, including one with subscriptions. */
export function addResources(server: McpServer): void {
  const plain = { mimeType: 'text/plain' };
  for (const name of ['static-text', 'watched-resource']) {
    const uri = `test://${name}`;
    server.registerResource(name, uri, plain, () => ({
      contents: [{ uri, ...plain, text: `Content of ${name}` }],
    }));
  }
  const png = { mimeType: 'image/png' };
  server.registerResource('static-binary', 'test://static-binary', png, ({ href: uri }) => ({
    contents: [{ uri, ...png, blob: PIXEL }],
  }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource(
    'template',
    template,
    { mimeType: 'application/json' },
    ({ href: uri }, { id }) => ({
      contents: [
        { uri, mimeType: 'application/json', text: JSON.stringify({ id, data: `Data for ${String(id)}` }) },
      ],
    }),
  );
  server.server.setRequestHandler('resources/subscribe', () => ({}));
  server.server.setRequestHandler('resources/unsubscribe', () => ({}));
}

/** Prompts of every kind, including one that requests input. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Plain' }, () => says(text('A simple prompt.')));
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'With arguments', argsSchema: z.object({ arg1: z.string(), arg2: z.string() }) },
    ({ arg1, arg2 }) => says(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri: uri }) => ({
      messages: [
        {
          role: 'user',
          content: { type: 'resource', resource: { uri, mimeType: 'text/plain', text: 'Embedded.' } },
        },
        { role: 'user', content: text('Read the resource above.') },
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'With an image' }, () => ({
    messages: [
      { role: 'user', content: { type: 'image', data: PIXEL, mimeType: 'image/png' } },
      { role: 'user', content: text('Look at the image above.') },
    ],
  }));
  // Without arguments the context is the first parameter, which the types omit.
  const asksBack = (context: unknown) => {
    const { mcpReq } = context as ServerContext;
    const given = acceptedContent<{ context?: string }>(mcpReq.inputResponses, 'user_context')?.context;
    if (given !== undefined) return says(text(`In the context of ${given}`));
    return inputRequired({
      inputRequests: {
        user_context: inputRequired.elicit({
          message: 'In which context?',
          requestedSchema: {
            type: 'object',
            properties: { context: { type: 'string' } },
            required: ['context'],
          },
        }),
      },
    });
  };
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks back' }, asksBack);
}
