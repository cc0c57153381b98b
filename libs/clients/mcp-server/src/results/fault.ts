import type { APIError } from '@capstan/client';

/** What is wrong with one argument. */
export interface Fault {
  path: string;
  message: string;
}

/** `/v1/agent` names a field `params.query`; the caller of a tool knows it as `query`. */
const ENVELOPE_OF_ARGUMENTS = /^params\./;

/** Faults of fields in the two forms that the service has, in one. */
export const describeFaults = (errors: APIError['errors']): Fault[] =>
  errors.map((fault) =>
    'loc' in fault
      ? { path: fault.loc.slice(1).join('.'), message: fault.msg }
      : { path: fault.path.replace(ENVELOPE_OF_ARGUMENTS, ''), message: fault.message },
  );
