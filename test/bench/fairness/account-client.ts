/** Calls of one account. */
export class AccountClient {
  constructor(
    readonly url: string,
    readonly apiKey: string,
  ) {}

  /** @returns `data`. @throws Error for any failure. */
  async call<T>(
    method: string,
    path: string,
    body?: object,
    options: { signal?: AbortSignal; headers?: Record<string, string> } = {},
  ): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  }

  /** Keeps this number of calls running, whatever their results. @returns a function that stops them. */
  flood(count: number, path: string, bodyOf: (number: number) => object): () => Promise<void> {
    const end = new AbortController();
    let sent = 0;
    const loop = async (): Promise<void> => {
      while (!end.signal.aborted) {
        sent += 1;
        await this.call('POST', path, bodyOf(sent), { signal: end.signal }).catch(() => undefined);
      }
    };
    const loops = Array.from({ length: count }, loop);
    return async () => {
      end.abort();
      await Promise.all(loops);
    };
  }
}
