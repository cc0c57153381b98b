import { defineEvent } from '@capstan/platform-events';
import { ResultField } from '@capstan/platform-http';
import type { ApiKey } from './api-key.js';

/** Data of `key.created` and `key.revoked`: nothing of the key's text, not even its hints. */
export class KeyEvent {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the key.' })
  key_id: string;

  @ResultField({ type: 'string', description: 'What the key is for.' })
  name: string;

  @ResultField({ type: 'string', list: true, description: 'What the key may do.' })
  scopes: string[];
}

const example: KeyEvent = {
  key_id: '0b1f3a52-5c0e-4d3c-9d1e-2f6a7b8c9d10',
  name: 'crawler',
  scopes: ['capabilities'],
};

export const keyCreated = defineEvent<KeyEvent>('key.created', {
  description: 'An API key was created, also by a rotation.',
  schema: KeyEvent,
  example,
});

export const keyRevoked = defineEvent<KeyEvent>('key.revoked', {
  description:
    'An API key was revoked: directly, with the key that made it, or by a rotation without overlap.',
  schema: KeyEvent,
  example,
});

export const KEY_EVENTS = [keyCreated, keyRevoked];

export const keyEventOf = ({ id, name, scopes }: ApiKey): KeyEvent => ({
  key_id: id,
  name,
  scopes: [...scopes],
});
