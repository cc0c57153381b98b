import { {{sharedReaders}} } from '@capstan/kit';
import type { {{paramsClass}} } from '../../{{capabilityKebab}}.params.js';
import type { {{resultClasses}} } from '../../{{capabilityKebab}}.result.js';

/** Required fields of a response of this upstream. */
const REQUIRED_FIELDS = {{requiredFields}};

/** Body of the request: this upstream accepts the parameters of the capability unchanged. */
export function to{{providerPascal}}Request(params: {{paramsClass}}): object {
  return Object.fromEntries(Object.entries(params));
}

/** Parses a response; `undefined` if it is not from this upstream. */
export function from{{providerPascal}}(body: unknown): {{resultClass}} | undefined {
  const answer = fieldsOf(body);
  return REQUIRED_FIELDS.every((field) => field in answer) ? to{{resultClass}}(answer) : undefined;
}

{{resultReaders}}
