/** Minimum months from deprecation to sunset; promised by docs/versioning.md. */
export const NOTICE_MONTHS = 12;

/** Path of the versioning policy. */
export const POLICY_PATH = '/docs/versioning.md';

/** A deprecation and its dates. */
export interface Deprecation {
  /** Date from which it is deprecated, `2027-01-15`; may be in the future. */
  readonly since: string;
  /** Date until which it works, at least twelve months later. */
  readonly sunset: string;
  /** Path of the replacement, `/v2/search`; absent if there is none. */
  readonly successor?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the deprecation. @throws Error for an invalid date or a notice that is too short. */
export function checkedDeprecation(deprecation: Deprecation): Deprecation {
  const since = dayOf(deprecation.since);
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS);
  if (dayOf(deprecation.sunset) < earliest) {
    throw new Error(
      `deprecated on ${deprecation.since}, sunset ${deprecation.sunset}: v1 promises ${NOTICE_MONTHS} months in between`,
    );
  }
  return deprecation;
}

/** The deprecation in a sentence, for documents. */
export const deprecationText = ({ since, sunset, successor }: Deprecation): string =>
  `Deprecated since ${since}; works until ${sunset} at least.${successor === undefined ? '' : ` Use \`${successor}\` instead.`}`;

/**
 * Returns the headers of a deprecated route (RFC 9745, RFC 8594). Keeps an existing `Link`.
 * @param baseUrl without a trailing slash.
 */
export function deprecationHeaders(
  { since, sunset, successor }: Deprecation,
  baseUrl: string,
  link?: string,
): Record<'Deprecation' | 'Sunset' | 'Link', string> {
  const policy = `<${baseUrl}${POLICY_PATH}>`;
  const links = [
    ...(link === undefined ? [] : [link]),
    `${policy}; rel="deprecation"; type="text/markdown"`,
    `${policy}; rel="sunset"; type="text/markdown"`,
    ...(successor === undefined ? [] : [`<${baseUrl}${successor}>; rel="successor-version"`]),
  ];
  return {
    Deprecation: `@${dayOf(since).getTime() / 1000}`,
    Sunset: dayOf(sunset).toUTCString(),
    Link: links.join(', '),
  };
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!DAY.test(text) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new Error(`"${text}" must be a date such as 2027-01-15`);
  }
  return day;
}
