/** One research run, in milliseconds. */
export interface TimedRun {
  /** By the run's own metadata: from when a worker leased it. */
  ownMs: number;
  /** From the request until the response was read. */
  callerMs: number;
  sources: number;
  refinements: number;
}

/** The fields that are read of a response. */
interface Answer {
  data: {
    report: { confidence: number };
    sources: object[];
    metadata: { total_time_ms: number; refinement_rounds: number };
  };
}

/** Requests research as a client does, and waits. */
export class ResearchClient {
  constructor(
    private readonly url: string,
    private readonly apiKey: string,
  ) {}

  /** @throws Error if there is no report. */
  async research(query: string, depth: string): Promise<TimedRun> {
    const began = performance.now();
    const response = await fetch(`${this.url}/v1/research`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, depth }),
    });
    if (!response.ok) throw new Error(`research answers ${response.status}: ${await response.text()}`);
    const { data } = (await response.json()) as Answer;
    const callerMs = performance.now() - began;
    if (data.sources.length === 0) throw new Error(`research found nothing about: ${query}`);
    return {
      ownMs: data.metadata.total_time_ms,
      callerMs,
      sources: data.sources.length,
      refinements: data.metadata.refinement_rounds,
    };
  }
}
