import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';

const root = resolve(import.meta.dirname, '..', '..');

/**
 * Formats generated code like the rest of the checkout.
 * @param {string} path its file; the ending says which language it is.
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(path, text) {
  const { ignorePatterns: _, ...options } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
