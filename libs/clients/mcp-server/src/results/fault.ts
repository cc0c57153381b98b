import type { APIError } from '@capstan/client';

/** A validation error of one argument. */
export interface Fault {
  path: string;
  message: string;
}

/** `/v1/agent` names a field `params.query`, which the caller of the tool knows as `query`. */
const ENVELOPE_OF_ARGUMENTS = /^params\./;

/** Unifies the two forms of field errors of the service. */
export const describeFaults = (errors: APIError['errors']): Fault[] =>
  errors.map((fault) =>
    'loc' in fault
      ? { path: fault.loc.slice(1).join('.'), message: fault.msg }
      : { path: fault.path.replace(ENVELOPE_OF_ARGUMENTS, ''), message: fault.message },
  );
