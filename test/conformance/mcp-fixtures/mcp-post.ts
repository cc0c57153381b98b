import type { CallOptions, TestAnswer, TestApp } from '../../harness/app.js';

const VERSION = '2026-07-28';

/** Headers that repeat the body, for methods that have a name. */
function nameOf(params: Record<string, unknown>): Record<string, string> {
  const name = params['name'] ?? params['taskId'];
  return typeof name === 'string' ? { 'mcp-name': name } : {};
}

/** One message of the current revision with its headers and body. */
export function message(
  method: string,
  params: Record<string, unknown> = {},
  meta: Record<string, unknown> = {},
): { headers: Record<string, string>; body: object } {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': VERSION,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    ...meta,
  };
  return {
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': VERSION,
      'mcp-method': method,
      ...nameOf(params),
    },
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } },
  };
}

/** Sends a message and reads the whole response. */
export function postMessage(
  app: TestApp,
  method: string,
  params: Record<string, unknown> = {},
  options: CallOptions = {},
  meta: Record<string, unknown> = {},
): Promise<TestAnswer> {
  const { headers, body } = message(method, params, meta);
  return app.call('/mcp', { body, ...options, headers: { ...headers, ...options.headers } });
}

/** Calls a tool. */
export const callTool = (
  app: TestApp,
  name: string,
  args: Record<string, unknown>,
  options: CallOptions = {},
): Promise<TestAnswer> => postMessage(app, 'tools/call', { name, arguments: args }, options);
