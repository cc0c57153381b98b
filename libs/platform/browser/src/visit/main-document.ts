import type { CDPSession } from 'playwright-core';
import { EGRESS_FAULT_HEADER, type EgressPass } from '@capstan/platform-outbound';
import { BrowserError } from '../browser.error.js';
import { asBrowserError, fromNetError, fromOutbound } from '../browser-fault.js';
import type { VisitEnd } from './visit-end.js';

/** As in the guarded client: server redirects within one navigation, and client-side navigations. */
const MAX_REDIRECTS = 5;
const MAX_MOVES = 5;

/** The document of a page. */
export interface ShownDocument {
  loaderId: string;
  url: string;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  mimeType: string;
  /** The response had no content; Chromium shows a page of its own, which must not be returned. */
  isEmpty: boolean;
}

type Answer = Omit<ShownDocument, 'loaderId' | 'isEmpty'>;

/** Called before each request for the page itself; throws to reject it. */
export type Admit = (url: string) => Promise<void>;

/**
 * Follows the main frame: admits its requests one by one, counts redirects and navigations, and tracks the current
 * document. Ends the visit when the page navigates to a forbidden address.
 */
export class MainDocument {
  /** The current document; undefined until the first one has loaded. */
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
    cdp.on('Network.loadingFailed', ({ requestId, errorText }) => this.onLoadingFailed(requestId, errorText));
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.id === this.frameId) this.onCommit(frame);
    });
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === this.frameId && this.shown !== undefined) this.shown.url = url;
    });
    await cdp.send('Fetch.enable', {
      // Only documents need credentials here; the browser reuses them for other requests.
      patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }],
      handleAuthRequests: true,
    });
  }

  /** Resolves when the document has started to load. @throws BrowserError */
  async open(url: string): Promise<void> {
    const { errorText } = await this.cdp.send('Page.navigate', { url, frameId: this.frameId });
    this.end.throwIfOver();
    if (errorText === undefined || errorText === '' || this.shown?.isEmpty) return;
    throw this.faultAt(this.lastUrl) ?? fromNetError(errorText);
  }

  /** Prevents further navigation. */
  async hold(): Promise<void> {
    this.isHeld = true;
    if (this.isSpent) await this.setScripts(true);
  }

  /** Whether the page has used up its navigations. */
  get isSpent(): boolean {
    return this.navigations > MAX_MOVES;
  }

  private async setScripts(areOn: boolean): Promise<void> {
    await this.cdp.send('Emulation.setScriptExecutionDisabled', { value: !areOn });
  }

  /** Blanks the page that Chromium shows for an empty response, so that it is not mistaken for the site's. */
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
    // "Aborted" keeps the current document.
    if (this.isHeld || this.navigations > MAX_MOVES + 1) return stop('Aborted');
    try {
      // The last document is parsed without its scripts: one that is kept from navigating while it is parsed would
      // stay incomplete, and Chromium never paints such a document.
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
      // The error of the first navigation is thrown by `open`; that of a later one has no caller.
      if (this.shown !== undefined) {
        this.end.fail(
          this.faultAt(failedUrl) ?? new BrowserError('connect', 'the page navigated to an unreachable host'),
        );
      }
      return;
    }
    if (!/^https?:/.test(frame.url) || answer === undefined) {
      this.end.fail(new BrowserError('no_document', 'the page navigated to a non-http(s) URL'));
      return;
    }
    const fault = this.refusalIn(answer);
    if (fault !== undefined) {
      this.end.fail(fault);
      return;
    }
    if (!isShownByBrowsers(answer.mimeType)) {
      this.end.fail(new BrowserError('no_document', 'the URL is not a document that a browser renders'));
      return;
    }
    this.shown = { ...answer, loaderId: frame.loaderId, url: frame.url, isEmpty: false };
  }

  private get mayBeBlank(): boolean {
    return this.shown === undefined || this.shown.isEmpty;
  }

  private onLoadingFailed(requestId: string, errorText: string): void {
    const answer = this.answers.get(requestId);
    if (answer === undefined || errorText.includes('ERR_ABORTED')) return;
    const fault = this.refusalIn(answer);
    if (fault !== undefined) this.end.fail(fault);
    else if (errorText.includes('ERR_HTTP_RESPONSE_CODE_FAILURE')) {
      this.shown = { ...answer, loaderId: requestId, isEmpty: true };
    } else if (requestId === this.shown?.loaderId) {
      this.end.fail(new BrowserError('connect', 'the response was truncated'));
    }
  }

  /**
   * Returns the rejection of the proxy, if the response is from the proxy: its header is checked against the record
   * of the pass.
   */
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
