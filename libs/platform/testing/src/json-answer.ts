import type { ScriptedAnswer } from './fake-outbound.client.js';

/** An answer in JSON as a vendor sends it. @param body JSON text, so that it may also be broken. */
export const jsonAnswer = (
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
