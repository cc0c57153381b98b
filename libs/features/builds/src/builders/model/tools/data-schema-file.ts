import { DATA_SCHEMA_PATH } from '@capstan/site-document';
import { readDataSchema } from '@capstan/sites';
import { ToolError } from './tool.js';

/** A schema with errors would break the forms of a site. @throws ToolError that lists the errors. */
export function assertDataSchema(path: string, content: string): void {
  if (path !== DATA_SCHEMA_PATH) return;
  const read = readDataSchema(content);
  if ('faults' in read) {
    throw new ToolError(`${path} would not be valid. Nothing was changed. ${read.faults.join('; ')}`);
  }
}
