import { InvalidUrlError, type OutboundErrorCode } from '@capstan/kit';

const because =
  (reason: string) =>
  (cause: Error): InvalidUrlError =>
    new InvalidUrlError(reason, { cause });

/** What the caller reads when the guard refuses the address, by its code and without its words. */
export const REFUSED_TARGETS = {
  invalid_url: because(
    'is, or redirects to, one that is never fetched: no http or https URL, one with credentials, or one with a port of another protocol',
  ),
  refused_address: because('is, or redirects to, one that is not public'),
} satisfies Partial<Record<OutboundErrorCode, (cause: Error) => InvalidUrlError>>;
