import type { ServerContext } from '@modelcontextprotocol/server';

/** Reports the progress of a call as text for people. */
export type ProgressReporter = (message: string) => void;

/** Creates a reporter for a request with a progress token; the number it sends counts the reports. */
export function progressReporter({ _meta, notify }: ServerContext['mcpReq']): ProgressReporter | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return (message) => {
    progress += 1;
    const params = { progressToken, progress, message };
    // A disconnected client receives no further reports; the call itself ends by its signal.
    notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}
