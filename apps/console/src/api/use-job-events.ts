import type { Capstan } from '@capstan/client';
import { useEffect, useState } from 'react';

interface JobEvents<Event> {
  events: readonly Event[];
  error: Error | null;
}

/** Events arrive in bursts: the page is drawn once for those of this time. */
const DRAW_MS = 120;

/**
 * Follows the stream of a job from its first event, across lost connections.
 * @param key identifies the job; undefined does not follow.
 * @param onEnd called after the last event.
 */
export function useJobEvents<Event>(
  key: string | undefined,
  open: (client: Capstan, key: string, signal: AbortSignal) => AsyncIterable<Event>,
  onEnd: () => void,
): JobEvents<Event> {
  const [state, setState] = useState<JobEvents<Event>>({ events: [], error: null });
  useEffect(() => {
    if (key === undefined) return undefined;
    const abort = new AbortController();
    const events: Event[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (): void => {
      timer = undefined;
      setState({ events: [...events], error: null });
    };
    const follow = async (): Promise<void> => {
      const { streams } = await import('./streams.ts');
      for await (const event of open(streams, key, abort.signal)) {
        events.push(event);
        timer ??= setTimeout(draw, DRAW_MS);
      }
      onEnd();
    };
    follow().catch((error: unknown) => {
      if (!abort.signal.aborted) setState({ events: [...events], error: error as Error });
    });
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
    // `open` and `onEnd` are new at each drawing and do the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return state;
}
