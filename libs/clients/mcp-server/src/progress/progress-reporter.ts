import type { ServerContext } from '@modelcontextprotocol/server';

/** Tells the caller how far its call is, in words for people. */
export type ProgressReporter = (message: string) => void;

/** A reporter for a request that asked for progress; the number it sends counts the reports. */
export function progressReporter({ _meta, notify }: ServerContext['mcpReq']): ProgressReporter | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return (message) => {
    progress += 1;
    const params = { progressToken, progress, message };
    // Who has hung up learns nothing more; the call itself ends by its signal.
    notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}
