import { {{sharedReaders}} } from '@capstan/kit';
import type { {{paramsClass}} } from '../../{{capabilityKebab}}.params.js';
import type { {{resultClasses}} } from '../../{{capabilityKebab}}.result.js';

/** Fields without which an answer is not one of this upstream. */
const REQUIRED_FIELDS = {{requiredFields}};

/** Body of the request. This upstream takes the parameters of the capability as they are. */
export function to{{providerPascal}}Request(params: {{paramsClass}}): object {
  return Object.fromEntries(Object.entries(params));
}

/** The result in an answer; undefined when it is not an answer of this upstream. */
export function from{{providerPascal}}(body: unknown): {{resultClass}} | undefined {
  const answer = fieldsOf(body);
  return REQUIRED_FIELDS.every((field) => field in answer) ? to{{resultClass}}(answer) : undefined;
}

{{resultReaders}}
