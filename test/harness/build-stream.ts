/** A build event as received from the stream. */
export interface StreamedEvent {
  id: number;
  kind: string;
  data: Record<string, unknown>;
}

/** Reads a stream until it ends, until `isEnough`, or until the signal aborts. */
export async function readStream(
  url: string,
  options: {
    key: string;
    lastEventId?: number;
    signal?: AbortSignal;
    isEnough?: (event: StreamedEvent) => boolean;
  },
): Promise<StreamedEvent[]> {
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${options.key}`,
      ...(options.lastEventId === undefined ? {} : { 'last-event-id': String(options.lastEventId) }),
    },
    signal: options.signal,
  });
  if (response.status === 204) return [];
  if (!response.ok || !response.body) throw new Error(`the stream answers ${response.status}`);
  const events: StreamedEvent[] = [];
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const event = parseFrame(frame);
      if (!event) continue;
      events.push(event);
      if (options.isEnough?.(event)) return events;
    }
  }
  return events;
}

function parseFrame(frame: string): StreamedEvent | undefined {
  const field = (name: string): string | undefined =>
    frame
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [id, kind, data] = [field('id'), field('event'), field('data')];
  if (id === undefined || kind === undefined || data === undefined) return undefined;
  return { id: Number(id), kind, data: JSON.parse(data) as Record<string, unknown> };
}
