import type { ContenderName } from './contenders.js';

export const CONTENDER_NAMES: Readonly<Record<ContenderName, string>> = {
  service: 'this service',
  readability: 'Readability (linkedom)',
  defuddle: 'Defuddle (linkedom)',
  body: 'plain text of the body',
};
