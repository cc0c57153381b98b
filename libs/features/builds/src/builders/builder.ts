import type { BuildSession } from './build-session.js';

/**
 * Does the work of a build. Builders form a waterfall: one that gives up leaves the work tree to the next.
 */
export abstract class Builder {
  /** Name in events and in `builder`: `deterministic`, or a name in LLM_PROVIDERS. */
  abstract readonly name: string;

  abstract isConfigured(): boolean;

  /**
   * Works until the prompt and every message are settled, or the signal aborts. It may be called again for
   * the same build after a crash: committed work is not repeated.
   * @throws BuilderGaveUpError if the next builder should continue; any other error fails the build.
   */
  abstract run(session: BuildSession): Promise<void>;
}
