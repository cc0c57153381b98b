import { McpServer, type ServerNotifier } from '@modelcontextprotocol/server';
import { addContentTools } from './content-tools.js';
import { addPrompts, addResources } from './documents.js';
import { addInputRequiredTools, requestStates } from './input-required-tools.js';
import { textResult } from './samples.js';

/**
 * A server of everything that the scenarios of the conformance suite call by name, in place of the MCP server of this
 * service with the same
 * transport. @param notify of the handler, for tools that announce a change.
 */
export function createFixtureServer(notify: ServerNotifier): McpServer {
  const server = new McpServer(
    { name: 'fixtures', version: '1.0.0' },
    {
      capabilities: {
        tools: { listChanged: true },
        resources: { subscribe: true, listChanged: true },
        prompts: { listChanged: true },
        logging: {},
        completions: {},
      },
      requestState: { verify: (state, context) => requestStates.verify(state, context) },
    },
  );
  addContentTools(server);
  addInputRequiredTools(server);
  addResources(server);
  addPrompts(server);
  const announce = (name: string, change: () => void): void => {
    server.registerTool(name, { description: 'Announces a change' }, () => {
      change();
      return textResult('Announced.');
    });
  };
  announce('test_trigger_tool_change', () => notify.toolsChanged());
  announce('test_trigger_prompt_change', () => notify.promptsChanged());
  server.server.setRequestHandler('logging/setLevel', () => ({}));
  server.server.setRequestHandler('completion/complete', () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
  return server;
}
