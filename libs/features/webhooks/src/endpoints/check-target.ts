import { InvalidUrlError } from '@capstan/kit';
import { OutboundError, type OutboundTargets } from '@capstan/platform-outbound';

/** @throws InvalidUrlError for a URL to which no request is ever sent, such as one with a private address. */
export async function checkTarget(targets: OutboundTargets, url: string): Promise<void> {
  try {
    await targets.assertAllowed(url);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new InvalidUrlError(`cannot receive webhooks: ${error.message}`, { cause: error });
  }
}
