import type { TestApp } from './app.js';
import { type StreamedEvent, readStream } from './build-stream.js';

const TERMINAL = /^build\.(completed|failed|stopped)$/;

/** A build and its stream so far. */
export class FollowedBuild {
  readonly events: StreamedEvent[] = [];

  readonly id: string;
  readonly companyId: string;
  readonly siteId: string;

  /** @param created `data` of the call that created it. */
  constructor(
    private readonly app: TestApp,
    created: { execution_id: string; company_id: string; site_id: string },
    readonly key: string,
  ) {
    this.id = created.execution_id;
    this.companyId = created.company_id;
    this.siteId = created.site_id;
  }

  static async ask(
    app: TestApp,
    prompt: string,
    key: string,
    { companyId, siteId }: { companyId?: string; siteId?: string | null } = {},
  ): Promise<FollowedBuild> {
    const asked = { prompt, company_id: companyId, site_id: siteId };
    const { status, body } = await app.call('/v1/builds', { body: asked, key });
    if (status !== 200) throw new Error(`the build was refused with ${status}`);
    return new FollowedBuild(app, body.data, key);
  }

  get streamUrl(): string {
    return `${this.app.url}/cloud-build/${this.id}/stream`;
  }

  /** Follows the stream from its last position, over as many connections as needed. */
  async until(isEnough: (event: StreamedEvent) => boolean): Promise<StreamedEvent> {
    for (;;) {
      const lastEventId = this.events.at(-1)?.id;
      const more = await readStream(this.streamUrl, { key: this.key, lastEventId, isEnough });
      this.events.push(...more);
      const last = this.events.at(-1);
      if (last && isEnough(last)) return last;
      if (more.length === 0) throw new Error(`the stream ended with ${last?.kind}`);
    }
  }

  /** @returns the terminal event. */
  untilEnd(): Promise<StreamedEvent> {
    return this.until(({ kind }) => TERMINAL.test(kind));
  }

  /** The complete stream of an ended build, read again. */
  whole(): Promise<StreamedEvent[]> {
    return readStream(this.streamUrl, { key: this.key });
  }

  of(kind: string): StreamedEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }

  async message(prompt: string): Promise<void> {
    const { status } = await this.app.call(`/v1/builds/${this.id}/message`, {
      body: { prompt },
      key: this.key,
    });
    if (status !== 200) throw new Error(`the message was refused with ${status}`);
  }

  async stop(): Promise<void> {
    const { status } = await this.app.call(`/v1/builds/${this.id}/stop`, { method: 'POST', key: this.key });
    if (status !== 200) throw new Error(`the stop was refused with ${status}`);
  }

  async view(): Promise<Record<string, string | null>> {
    return (await this.app.call(`/v1/builds/${this.id}`, { key: this.key })).body.data;
  }

  /** Paths of the published files. */
  async paths(): Promise<string[]> {
    const { files } = (await this.app.call(`/v1/builds/${this.id}/files`, { key: this.key })).body.data;
    return files.map(({ path }: { path: string }) => path);
  }

  /** A published file. */
  async file(path: string): Promise<string> {
    return (await this.app.call(`/v1/builds/${this.id}/files/${path}`, { key: this.key })).text;
  }

  /** Commits of its company, newest first. */
  async commits(): Promise<
    { commit: string; message: string; is_preview: boolean; withheld: string[] | null }[]
  > {
    return (await this.app.call(`/v1/builds/${this.id}/commits`, { key: this.key })).body.data.commits;
  }

  /** Response to a visitor at a URL of the preview. */
  async visit(path = ''): Promise<Response> {
    const { preview_url: preview } = await this.view();
    if (!preview) throw new Error('there is no preview yet');
    return fetch(`${this.app.url}${new URL(preview).pathname}${path}`, { redirect: 'manual' });
  }
}
