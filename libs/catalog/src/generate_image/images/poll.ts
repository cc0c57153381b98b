import { setTimeout as delay } from 'node:timers/promises';
import { type CallContext, ProviderFailure } from '@capstan/kit';

/**
 * Polls until there is a result or the attempt ends.
 * @param ask resolves to undefined while the vendor is still working.
 * @throws ProviderFailure `timeout`; whatever `ask` throws.
 */
export async function poll<T>(
  ask: () => Promise<T | undefined>,
  { signal, intervalMs }: Pick<CallContext, 'signal'> & { intervalMs: number },
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    try {
      await delay(intervalMs, undefined, { signal });
    } catch (cause) {
      throw new ProviderFailure('timeout', 'the picture was not ready in time', { cause });
    }
  }
}
