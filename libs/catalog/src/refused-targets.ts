import { InvalidUrlError, type OutboundErrorCode } from '@capstan/kit';

const because =
  (reason: string) =>
  (cause: Error): InvalidUrlError =>
    new InvalidUrlError(reason, { cause });

/** The error texts for URLs that the guard rejects, by error code, without the guard's internal message. */
export const REFUSED_TARGETS = {
  invalid_url: because(
    'is, or redirects to, a URL that is never fetched: not http or https, with credentials, or with a port of another protocol',
  ),
  refused_address: because('is, or redirects to, a non-public address'),
} satisfies Partial<Record<OutboundErrorCode, (cause: Error) => InvalidUrlError>>;
