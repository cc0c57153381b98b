import type { CDPSession } from 'playwright-core';
import { BrowserError } from '../browser.error.js';

const WORLD = 'capstan';

/**
 * Runs our scripts in an isolated world: the page can neither see them nor replace the DOM functions that they
 * call.
 */
export class IsolatedWorld {
  constructor(
    private readonly cdp: CDPSession,
    private readonly frameId: string,
  ) {}

  /**
   * Evaluates an expression to JSON, awaiting promises.
   * @throws BrowserError `crashed` when the script throws, which ours do only in a page that is closed.
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its script returns
  async evaluate<T>(expression: string): Promise<T> {
    const { executionContextId } = await this.cdp.send('Page.createIsolatedWorld', {
      frameId: this.frameId,
      worldName: WORLD,
    });
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) {
      const description = exceptionDetails.exception?.description ?? exceptionDetails.text;
      throw new BrowserError('crashed', 'the page could not be read', { cause: new Error(description) });
    }
    return result.value as T;
  }
}
