import { ChargedOnCompletion, ChargedOnStart } from '@capstan/kit';
import type { RegisteredCapability } from '../registry/registered-capability.js';

/** Work that is charged when it begins. */
export interface StartedWork {
  readonly provider: ChargedOnStart;
  /** Its name in `providers_tried`. */
  readonly name: string;
}

/** Work that is charged when it ends. */
export interface HandedOverWork {
  readonly provider: ChargedOnCompletion;
  /** Names in `providers_tried` until the work says more: none where it runs a waterfall. */
  readonly names: readonly string[];
}

/** The work of a capability that is charged when it begins; undefined for all others. */
export function startedWorkOf({ providers: [first] }: RegisteredCapability): StartedWork | undefined {
  return first?.provider instanceof ChargedOnStart
    ? { provider: first.provider, name: first.info.name }
    : undefined;
}

/** The work of a capability that is charged when it ends; undefined for all others. */
export function handedOverWorkOf({
  jobs,
  providers: [first],
}: RegisteredCapability): HandedOverWork | undefined {
  if (jobs) return { provider: jobs, names: [] };
  return first?.provider instanceof ChargedOnCompletion
    ? { provider: first.provider, names: [first.info.name] }
    : undefined;
}
