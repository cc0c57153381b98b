/** Least time for which a deprecated route goes on working; docs/versioning.md promises it. */
export const NOTICE_MONTHS = 12;

/** Page of the policy, below the base address. */
export const POLICY_PATH = '/docs/versioning.md';

/** That a route will go, and when. */
export interface Deprecation {
  /** Day from which it is deprecated, `2027-01-15`; may lie ahead. */
  readonly since: string;
  /** Day until which it works for certain, at least twelve months later. */
  readonly sunset: string;
  /** Path of what takes its place, `/v2/search`; absent when nothing does. */
  readonly successor?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The same, checked. @throws Error when a day is none or the notice is too short. */
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
 * What an answer of a deprecated route says (RFC 9745, RFC 8594). A `Link` that the answer has already stays.
 * @param baseUrl without a slash at its end.
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
    throw new Error(`"${text}" is no day; write it as 2027-01-15`);
  }
  return day;
}
