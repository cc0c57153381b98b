import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { documentJsonSchema } from './document-json-schema.js';
import { BAKERY } from './fixtures/bakery.js';

const PUBLISHED = resolve(import.meta.dirname, '../../../../docs/site-document.schema.json');

describe('documentJsonSchema', () => {
  it('is published as docs/site-document.schema.json (npm run schema:update)', async () => {
    await expect(`${JSON.stringify(documentJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(PUBLISHED);
  });

  it('accepts a valid document and rejects an unknown property', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(documentJsonSchema());
    expect(validate(BAKERY)).toBe(true);
    expect(validate({ ...BAKERY, extra: 1 })).toBe(false);
  });
});
