import openapiTS, { astToString } from 'openapi-typescript';
import { formatted } from '../../../../../tools/typescript/format.mjs';
import { capabilitiesSource } from './capabilities-source.mjs';
import { capabilitiesOf } from './capability-list.mjs';
import { webhookEventsSource } from './webhook-events-source.mjs';
import { namedTypesSource } from './named-types-source.mjs';

const HEADER = '// Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.\n';

/**
 * @param document the OpenAPI document of the service.
 * @returns the text of each generated file by its name.
 */
export async function generatedFiles(document) {
  const capabilities = capabilitiesOf(document);
  // A parameter with a default may be omitted.
  const schema = astToString(await openapiTS(onlySchemas(document), { defaultNonNullable: false }));
  const sources = {
    'schema.ts': `/* oxlint-disable max-lines */\n${HEADER}\n${schema}`,
    'named-types.ts': `${HEADER}\n${namedTypesSource(document)}`,
    'webhook-events.ts': `${HEADER}\n${webhookEventsSource(document)}`,
    'capabilities.ts': `/* oxlint-disable max-lines */\n${HEADER}\n${capabilitiesSource(capabilities)}`,
  };
  const files = {};
  for (const [name, source] of Object.entries(sources)) {
    files[name] = await formatted(name, source);
  }
  return files;
}

/** The methods of the client are handwritten or generated from the list of capabilities; the rest only needs types. */
function onlySchemas({ openapi, info, components: { schemas } }) {
  return { openapi, info, paths: {}, components: { schemas } };
}
