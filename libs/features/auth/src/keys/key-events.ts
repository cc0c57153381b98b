import { defineEvent } from '@capstan/platform-events';
import type { ApiKey } from './api-key.js';

/** Data of `key.created` and `key.revoked`: no part of the key's text, not even its hints. */
export interface KeyEvent {
  key_id: string;
  name: string;
  scopes: string[];
}

const example: KeyEvent = {
  key_id: '0b1f3a52-5c0e-4d3c-9d1e-2f6a7b8c9d10',
  name: 'crawler',
  scopes: ['capabilities'],
};

export const keyCreated = defineEvent<KeyEvent>('key.created', {
  description: 'An API key was created, possibly by a rotation.',
  example,
});

export const keyRevoked = defineEvent<KeyEvent>('key.revoked', {
  description:
    'An API key was revoked: directly, with the key that created it, or by a rotation without overlap.',
  example,
});

export const KEY_EVENTS = [keyCreated, keyRevoked];

export const keyEventOf = ({ id, name, scopes }: ApiKey): KeyEvent => ({
  key_id: id,
  name,
  scopes: [...scopes],
});
