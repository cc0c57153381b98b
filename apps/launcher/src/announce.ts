import type { FirstKeys } from './settings.js';

/**
 * Plain lines on standard output; scripts parse them, so their wording is part of the interface
 * (docs/adr/0001-one-command.md).
 */
export const say = (line: string): void => console.log(line);

/** A call to paste into a POSIX shell. */
export const curlLine = (baseUrl: string, apiKey: string): string =>
  `curl -s ${baseUrl}/v1/search -H "Authorization: Bearer ${apiKey}" -H "Content-Type: application/json" -d '{"query":"what is a circuit breaker"}'`;

/** Keys are stored as hashes: this is the only time they can be shown. */
export function announceFirstKeys(baseUrl: string, { apiKey, adminKey }: FirstKeys): void {
  say('');
  say('This is the first start. Keep these keys, they are not shown again:');
  say('');
  say(`API key: ${apiKey}`);
  say(`Admin key: ${adminKey}`);
  say('');
  say('Try the API, once it is ready:');
  say('');
  say(curlLine(baseUrl, apiKey));
  say('');
}

export const announceReady = (baseUrl: string): void => say(`Capstan is ready at ${baseUrl}`);
