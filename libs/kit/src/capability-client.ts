import type { CallContext } from './capability-provider.js';

/** The result of another capability. */
export interface CapabilityClientResult {
  result: object;
  /** Name of the provider, or `merged`. */
  provider: string;
}

/**
 * Calls other capabilities of this deployment from within a call: same providers, breakers and rules, without a
 * charge of its own. Capabilities are called by name and never imported.
 */
export abstract class CapabilityClient {
  /**
   * @param params as in a request; they are validated.
   * @returns null for an empty result. @throws AppError of the capability.
   */
  abstract call(
    capability: string,
    params: object,
    context: CallContext,
  ): Promise<CapabilityClientResult | null>;
}
