import type { CDPSession } from 'playwright-core';
import { BrowserError } from '../browser.error.js';

const WORLD = 'capstan';

/** Runs our scripts in a page, in a world of their own: the page can neither see them nor bend the DOM's functions under them. */
export class IsolatedWorld {
  constructor(
    private readonly cdp: CDPSession,
    private readonly frameId: string,
  ) {}

  /**
   * The value of an expression, promises awaited; it must be JSON.
   * @throws BrowserError `crashed` when the script throws, which ours do only in a page that is gone.
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
