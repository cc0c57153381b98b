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
  /** Its names in `providers_tried` until it has ended: none if it runs a waterfall. */
  readonly names: readonly string[];
}

/** Returns the work of a capability that is charged when it starts; undefined for others. */
export function startedWorkOf({ providers: [first] }: RegisteredCapability): StartedWork | undefined {
  return first?.provider instanceof ChargedOnStart
    ? { provider: first.provider, name: first.info.name }
    : undefined;
}

/** Returns the work of a capability that is charged when it ends; undefined for others. */
export function handedOverWorkOf({
  jobs,
  providers: [first],
}: RegisteredCapability): HandedOverWork | undefined {
  if (jobs) return { provider: jobs, names: [] };
  return first?.provider instanceof ChargedOnCompletion
    ? { provider: first.provider, names: [first.info.name] }
    : undefined;
}
