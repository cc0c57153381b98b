import type { ScriptedAnswer } from './fake-outbound.client.js';

/** A JSON response of a vendor. @param body JSON text, which may also be invalid. */
export const jsonAnswer = (
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
