import type { CDPSession } from 'playwright-core';
import { EGRESS_FAULT_HEADER, type EgressPass } from '@capstan/platform-outbound';
import { BrowserError } from '../browser.error.js';
import { asBrowserError, fromNetError, fromOutbound } from '../browser-fault.js';
import type { VisitEnd } from './visit-end.js';

/** As in the guarded client: redirects by the server within one navigation, and moves of the page's own. */
const MAX_REDIRECTS = 5;
const MAX_MOVES = 5;

/** The document a page shows. */
export interface ShownDocument {
  loaderId: string;
  url: string;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  mimeType: string;
  /** The site answered with a status and no content; Chromium shows a page of its own, which nobody may see. */
  isEmpty: boolean;
}

type Answer = Omit<ShownDocument, 'loaderId' | 'isEmpty'>;

/** Asked before each request for the page itself; throws to refuse it. */
export type Admit = (url: string) => Promise<void>;

/**
 * Follows the page itself, frames aside: lets its requests out one by one, counts redirects and moves, and
 * knows which document stands. Ends the visit when the page leads to where it must not.
 */
export class MainDocument {
  /** The document that stands; undefined until the first one has come. */
  shown: ShownDocument | undefined;
  private readonly answers = new Map<string, Answer>();
  private navigations = 0;
  private redirects = 0;
  private lastUrl = '';
  private isHeld = false;

  constructor(
    private readonly cdp: CDPSession,
    private readonly frameId: string,
    private readonly pass: EgressPass,
    private readonly end: VisitEnd,
    private readonly admit: Admit,
  ) {}

  async watch(): Promise<void> {
    const { cdp } = this;
    cdp.on('Fetch.requestPaused', (event) => void this.onRequest(event).catch(() => {}));
    cdp.on('Fetch.authRequired', ({ requestId, authChallenge }) => {
      const isProxy = authChallenge.source === 'Proxy';
      const { username, password } = this.pass;
      cdp
        .send('Fetch.continueWithAuth', {
          requestId,
          authChallengeResponse: isProxy
            ? { response: 'ProvideCredentials', username, password }
            : { response: 'CancelAuth' },
        })
        .catch(() => {});
    });
    cdp.on('Network.responseReceived', ({ frameId, loaderId, type, response }) => {
      if (frameId !== this.frameId || type !== 'Document') return;
      const headers = Object.entries(response.headers).map(([name, value]) => [
        name.toLowerCase(),
        value.replaceAll('\n', ', '),
      ]);
      this.answers.set(loaderId, {
        url: response.url,
        status: response.status,
        headers: Object.fromEntries(headers) as Record<string, string>,
        mimeType: response.mimeType,
      });
    });
    cdp.on('Network.loadingFailed', ({ requestId, errorText }) => this.onBrokenOff(requestId, errorText));
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.id === this.frameId) this.onCommit(frame);
    });
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === this.frameId && this.shown !== undefined) this.shown.url = url;
    });
    await cdp.send('Fetch.enable', {
      // Only documents stop here; the browser remembers the credentials for the rest.
      patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }],
      handleAuthRequests: true,
    });
  }

  /** Resolves when the document has begun to load. @throws BrowserError */
  async open(url: string): Promise<void> {
    const { errorText } = await this.cdp.send('Page.navigate', { url, frameId: this.frameId });
    this.end.throwIfOver();
    if (errorText === undefined || errorText === '' || this.shown?.isEmpty) return;
    throw this.faultAt(this.lastUrl) ?? fromNetError(errorText);
  }

  /** From now on the page stays where it is. */
  async hold(): Promise<void> {
    this.isHeld = true;
    if (this.isSpent) await this.setScripts(true);
  }

  /** The page has moved as often as it may. */
  get isSpent(): boolean {
    return this.navigations > MAX_MOVES;
  }

  private async setScripts(areOn: boolean): Promise<void> {
    await this.cdp.send('Emulation.setScriptExecutionDisabled', { value: !areOn });
  }

  /** What Chromium shows in place of an empty answer is its own; nobody is to take it for the site's. */
  async blankIfEmpty(): Promise<void> {
    if (this.shown?.isEmpty) await this.cdp.send('Page.navigate', { url: 'about:blank' });
  }

  private async onRequest(event: FetchRequestPaused): Promise<void> {
    const { requestId, frameId, request, redirectedRequestId } = event;
    const pass = async (): Promise<void> =>
      void (await this.cdp.send('Fetch.continueRequest', { requestId }));
    const stop = async (errorReason: 'Aborted' | 'BlockedByClient'): Promise<void> =>
      void (await this.cdp.send('Fetch.failRequest', { requestId, errorReason }));
    if (frameId !== this.frameId) return pass();
    this.lastUrl = request.url;
    if (redirectedRequestId === undefined) {
      this.navigations += 1;
      this.redirects = 0;
    } else this.redirects += 1;
    // "Aborted" leaves the document that stands.
    if (this.isHeld || this.navigations > MAX_MOVES + 1) return stop('Aborted');
    try {
      // The last document is parsed without its scripts: one that was kept from moving on while it is parsed
      // would stay half a document, which Chromium never paints.
      if (this.isSpent) await this.setScripts(false);
      if (this.redirects > MAX_REDIRECTS) {
        throw new BrowserError('connect', `the host redirects more than ${MAX_REDIRECTS} times`);
      }
      await this.end.race(this.admit(request.url));
    } catch (error) {
      this.end.fail(asBrowserError(error));
      return stop('BlockedByClient');
    }
    return pass();
  }

  private onCommit(frame: CommittedFrame): void {
    const answer = this.answers.get(frame.loaderId);
    const failedUrl = frame.unreachableUrl;
    if (frame.loaderId === this.shown?.loaderId || (frame.url === 'about:blank' && this.mayBeBlank)) return;
    if (failedUrl !== undefined && failedUrl !== '') {
      // The first navigation says by itself what went wrong; a later one has nobody to tell.
      if (this.shown !== undefined) {
        this.end.fail(
          this.faultAt(failedUrl) ??
            new BrowserError('connect', 'the page moved to a host that cannot be reached'),
        );
      }
      return;
    }
    if (!/^https?:/.test(frame.url) || answer === undefined) {
      this.end.fail(new BrowserError('no_document', 'the page moved to something that is not on the web'));
      return;
    }
    const fault = this.refusalIn(answer);
    if (fault !== undefined) {
      this.end.fail(fault);
      return;
    }
    if (!isShownByBrowsers(answer.mimeType)) {
      this.end.fail(new BrowserError('no_document', 'the address is not a document that a browser shows'));
      return;
    }
    this.shown = { ...answer, loaderId: frame.loaderId, url: frame.url, isEmpty: false };
  }

  private get mayBeBlank(): boolean {
    return this.shown === undefined || this.shown.isEmpty;
  }

  private onBrokenOff(requestId: string, errorText: string): void {
    const answer = this.answers.get(requestId);
    if (answer === undefined || errorText.includes('ERR_ABORTED')) return;
    const fault = this.refusalIn(answer);
    if (fault !== undefined) this.end.fail(fault);
    else if (errorText.includes('ERR_HTTP_RESPONSE_CODE_FAILURE')) {
      this.shown = { ...answer, loaderId: requestId, isEmpty: true };
    } else if (requestId === this.shown?.loaderId) {
      this.end.fail(new BrowserError('connect', 'the answer broke off'));
    }
  }

  /** The refusal of the proxy, when it was the proxy that answered: its word is checked against the record. */
  private refusalIn({ url, headers }: Answer): BrowserError | undefined {
    return EGRESS_FAULT_HEADER in headers ? this.faultAt(url) : undefined;
  }

  private faultAt(url: string): BrowserError | undefined {
    const fault = URL.canParse(url) ? this.pass.faultOf(new URL(url)) : undefined;
    return fault === undefined ? undefined : fromOutbound(fault);
  }
}

interface FetchRequestPaused {
  requestId: string;
  frameId: string;
  request: { url: string };
  redirectedRequestId?: string;
}

interface CommittedFrame {
  id: string;
  loaderId: string;
  url: string;
  unreachableUrl?: string;
}

/** PDFs, media and archives are opened by viewers or saved; the rest is rendered as a document. */
function isShownByBrowsers(mimeType: string): boolean {
  return (
    /^(text|image)\//.test(mimeType) ||
    /^application\/(xhtml\+xml|json|xml|[\w.-]+\+(xml|json)|javascript)$/.test(mimeType)
  );
}
