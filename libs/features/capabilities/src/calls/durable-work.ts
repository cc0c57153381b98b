import { ChargedOnCompletion, ChargedOnStart } from '@capstan/kit';
import type { RegisteredCapability } from '../registry/registered-capability.js';

/** A durable provider and its name in `providers_tried`. */
export interface Work<Provider> {
  readonly provider: Provider;
  readonly name: string;
}
export type StartedWork = Work<ChargedOnStart>;
export type HandedOverWork = Work<ChargedOnCompletion>;

/** Returns the work of a capability that is charged when it starts; undefined for others. */
export function startedWorkOf({ providers: [first] }: RegisteredCapability): StartedWork | undefined {
  return first?.provider instanceof ChargedOnStart
    ? { provider: first.provider, name: first.info.name }
    : undefined;
}

/** Returns the work of a capability that is charged when it ends; undefined for others. */
export function handedOverWorkOf({ providers: [first] }: RegisteredCapability): HandedOverWork | undefined {
  return first?.provider instanceof ChargedOnCompletion
    ? { provider: first.provider, name: first.info.name }
    : undefined;
}
