import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { JOB_PROMPTS } from './job-prompts.js';

const HOUR_MS = 3_600_000;

/** `prompts/list` and `prompts/get`. */
export function servePrompts(server: Server): void {
  server.setRequestHandler('prompts/list', () => ({
    prompts: JOB_PROMPTS.map(({ about }) => about),
    ttlMs: HOUR_MS,
    cacheScope: 'public',
  }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: args = {} } }) => {
    const prompt = JOB_PROMPTS.find(({ about }) => about.name === name);
    if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name}`);
    const missing = (prompt.about.arguments ?? [])
      .filter((argument) => argument.required && !args[argument.name]?.trim())
      .map((argument) => argument.name);
    if (missing.length > 0) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Missing argument: ${missing.join(', ')}`);
    }
    const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value.trim() !== ''));
    return {
      description: prompt.about.description,
      messages: [{ role: 'user', content: { type: 'text', text: prompt.text(given) } }],
    };
  });
}
