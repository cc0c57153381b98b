import { API_KEY_PATTERN } from '@capstan/auth';

const KEY_IN_TEXT = new RegExp(API_KEY_PATTERN.source.replace(/^\^|\$$/g, ''), 'g');

/**
 * Returns details that PostgreSQL can store as JSON, with every API key redacted: names and reasons are free
 * text that may contain a pasted key, and the log cannot be edited afterwards.
 */
export function withoutSecrets(details: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(details, (_name, value: unknown) =>
    typeof value === 'string'
      ? value.toWellFormed().replaceAll('\0', '').replace(KEY_IN_TEXT, 'cap_…')
      : value,
  );
  return JSON.parse(text) as Record<string, unknown>;
}
