import type { BuildSession } from './build-session.js';

/** Does the work of a build. Builders stand in a waterfall: one that gives up hands the work tree to the next. */
export abstract class Builder {
  /** Name in events and in `builder`: `deterministic`, or a name in LLM_PROVIDERS. */
  abstract readonly name: string;

  abstract isConfigured(): boolean;

  /**
   * Works until the prompt and every message is dealt with, or the signal aborts. It may be called again for the same
   * build after a crash: what it finds committed is not done twice.
   * @throws BuilderGaveUpError when another builder should go on; anything else fails the build.
   */
  abstract run(session: BuildSession): Promise<void>;
}
