import type { CallContext } from './capability-provider.js';

/** What another capability found. */
export interface OtherResult {
  result: object;
  /** Provider whose data it is, or `merged`. */
  provider: string;
}

/**
 * The capabilities of this deployment, for use inside of a call: same providers, breakers and rules, no charge of
 * its own. A capability names another one; it never imports it.
 */
export abstract class OtherCapabilities {
  /**
   * @param params as a caller would send them; they are validated.
   * @returns null when nothing was found. @throws AppError as the capability would answer.
   */
  abstract call(capability: string, params: object, context: CallContext): Promise<OtherResult | null>;
}
