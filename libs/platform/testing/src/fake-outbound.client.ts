import {
  OutboundClient,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '@capstan/platform-outbound';

/** A scripted response, or an OutboundError to throw. */
export type ScriptedAnswer =
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array; url?: string }
  | OutboundError;

/** An OutboundClient that responds from a script and records its requests. */
export class FakeOutboundClient extends OutboundClient {
  readonly requests: OutboundRequest[] = [];
  /** The error of a robots.txt check; undefined: the page is allowed. */
  robots: (url: string) => OutboundError | undefined = () => undefined;

  constructor(private readonly script: (request: OutboundRequest) => ScriptedAnswer) {
    super();
  }

  /** Always the same response; objects are sent as JSON. */
  static json(body: unknown, status = 200, headers: Record<string, string> = {}): FakeOutboundClient {
    return new FakeOutboundClient(() => ({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }));
  }

  override request(request: OutboundRequest): Promise<OutboundResponse> {
    this.requests.push(request);
    if (request.signal?.aborted) return Promise.reject(new OutboundError('aborted', 'aborted'));
    const answer = this.script(request);
    if (answer instanceof OutboundError) return Promise.reject(answer);
    const body =
      typeof answer.body === 'string'
        ? new TextEncoder().encode(answer.body)
        : (answer.body ?? new Uint8Array());
    const text = (): string => new TextDecoder().decode(body);
    return Promise.resolve({
      url: answer.url ?? request.url,
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
      body,
      text,
      json: () => {
        try {
          return JSON.parse(text());
        } catch (cause) {
          throw new OutboundError('malformed', 'the response is not JSON', { cause });
        }
      },
    });
  }

  override assertRobotsAllow(url: string): Promise<void> {
    const refusal = this.robots(url);
    return refusal ? Promise.reject(refusal) : Promise.resolve();
  }
}
