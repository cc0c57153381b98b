import type { ServerContext } from '@modelcontextprotocol/server';

/** Tells the caller how far its call is, in words for people. */
export type ProgressReporter = (message: string) => Promise<void>;

/** A reporter for a request that asked for progress; the number it sends counts the reports. */
export function progressReporter({ _meta, notify }: ServerContext['mcpReq']): ProgressReporter | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return async (message) => {
    progress += 1;
    // Who has hung up learns nothing more; the call ends by its signal.
    await notify({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(
      () => {},
    );
  };
}
