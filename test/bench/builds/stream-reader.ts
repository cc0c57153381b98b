/** A stream event with the time of its arrival. */
export interface ArrivedEvent {
  kind: string;
  data: Record<string, unknown>;
  /** On this process's clock, in milliseconds. */
  atMs: number;
}

/** Follows a stream until it ends. @param onEvent is called for each event. */
export async function readEvents(
  url: string,
  apiKey: string,
  onEvent: (event: ArrivedEvent) => void,
): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${apiKey}` } });
  if (!response.ok || !response.body) throw new Error(`the stream answers ${response.status}`);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const frames = (text + chunk).split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const [, kind, data] = /^event: (.+)\ndata: (.+)$/m.exec(frame) ?? [];
      if (kind === undefined || data === undefined) continue;
      onEvent({ kind, data: JSON.parse(data) as Record<string, unknown>, atMs: performance.now() });
    }
  }
}
