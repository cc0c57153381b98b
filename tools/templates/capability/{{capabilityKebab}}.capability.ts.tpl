import { defineCapability } from '@capstan/kit';
import { {{providerPascal}}Provider } from './providers/{{providerSnake}}/{{providerKebab}}.provider.js';
import { {{capabilityPascal}}Params } from './{{capabilityKebab}}.params.js';
import { {{capabilityPascal}}Result } from './{{capabilityKebab}}.result.js';

/** Sends a text to an upstream. */
export const {{capabilityCamel}} = defineCapability({
  name: '{{capabilitySnake}}',
  {{path}}
  title: '{{capabilityTitle}}',
  summary: 'Sends a text to an upstream and returns its response.',
  description: 'Returns `text`, the response of the upstream. The call is free if it is empty.',
  params: {{capabilityPascal}}Params,
  result: {{capabilityPascal}}Result,
  credits: 1,
  deadlineMs: 15_000,
  providers: [{{providerPascal}}Provider],
  accept: (result) => (result.text === '' ? 'empty' : 'ok'),
  examples: [{ title: 'A greeting', params: { text: 'Hello' } }],
});
