import { type ArrivedEvent, readEvents } from './stream-reader.js';

/** Duration of one build, in milliseconds. */
export interface BuildSample {
  /** From the request until its first event arrived. */
  firstEventMs: number;
  /** From the request until the event of the first preview. */
  firstPreviewMs: number;
  /** The same from the start of the worker, by the timestamps of the events. */
  previewFromStartMs: number;
  /** Time spent on the checks. */
  firstGateMs: number;
  /** From the request until the end. */
  wholeMs: number;
  events: number;
}

/** Starts builds as a client does, each in a company of its own. */
export class BuildClient {
  constructor(
    private readonly url: string,
    private readonly apiKey: string,
  ) {}

  /** @returns the URL of its stream. */
  async begin(prompt: string, companyId?: string): Promise<string> {
    const company_id = companyId ?? (await this.newCompany());
    const { stream_url } = await this.post<{ stream_url: string }>('/v1/builds', { prompt, company_id });
    return `${this.url}${stream_url}`;
  }

  /** One build from the request to its end. @throws Error if it does not complete. */
  async build(prompt: string): Promise<BuildSample> {
    const companyId = await this.newCompany();
    const began = performance.now();
    const events: ArrivedEvent[] = [];
    await readEvents(await this.begin(prompt, companyId), this.apiKey, (event) => events.push(event));
    const [first, last] = [events[0], events.at(-1)];
    const planning = events.find(({ data }) => data['phase'] === 'planning');
    const preview = events.find(({ kind }) => kind === 'preview.ready');
    const check = events.find(({ kind }) => kind === 'check.completed');
    if (!first || !planning || !check || !preview || last?.kind !== 'build.completed') {
      throw new Error(`a build ended with ${last?.kind}: ${JSON.stringify(last?.data)}`);
    }
    return {
      firstEventMs: first.atMs - began,
      firstPreviewMs: preview.atMs - began,
      previewFromStartMs: stampOf(preview) - stampOf(planning),
      firstGateMs: Number(check.data['duration_ms']),
      wholeMs: last.atMs - began,
      events: events.length,
    };
  }

  private async newCompany(): Promise<string> {
    return (await this.post<{ company_id: string }>('/v1/companies', { name: 'Bench' })).company_id;
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  }
}

const stampOf = ({ data }: ArrivedEvent): number => Date.parse(String(data['at']));
