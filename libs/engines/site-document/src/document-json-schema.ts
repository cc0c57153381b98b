import { z } from 'zod';
import { SiteDocument } from './model/site-document.js';

/** The JSON Schema of `site.json` (draft 2020-12); docs/site-document.schema.json is a copy of it. */
export function documentJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(SiteDocument, { io: 'input' });
  return { $schema, $comment: 'References between ids are checked in addition.', ...schema };
}
