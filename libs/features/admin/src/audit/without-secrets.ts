import { API_KEY_PATTERN } from '@capstan/auth';

const KEY_IN_TEXT = new RegExp(API_KEY_PATTERN.source.replace(/^\^|\$$/g, ''), 'g');

/**
 * Details that PostgreSQL can store as JSON, with every API key in them made unreadable: names and reasons are
 * free text, and someone will paste a key into one. The log cannot be cleaned afterwards.
 */
export function withoutSecrets(details: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(details, (_name, value: unknown) =>
    typeof value === 'string'
      ? value.toWellFormed().replaceAll('\0', '').replace(KEY_IN_TEXT, 'cap_…')
      : value,
  );
  return JSON.parse(text) as Record<string, unknown>;
}
