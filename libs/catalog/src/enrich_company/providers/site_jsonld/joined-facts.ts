import type { CompanyFacts } from '../../company-result.js';

/** Each field from the first source that states it; contacts and profiles of all. */
export function joinedFacts(list: readonly CompanyFacts[]): CompanyFacts {
  const joined: Record<string, unknown> = {};
  for (const facts of list) {
    for (const [field, value] of Object.entries(facts)) {
      if (isStated(value) && !isStated(joined[field])) joined[field] = value;
    }
  }
  return {
    ...(joined as CompanyFacts),
    emails: list.flatMap(({ emails }) => emails ?? []),
    phones: list.flatMap(({ phones }) => phones ?? []),
    socials: Object.assign({}, ...list.map(({ socials }) => socials ?? {}).toReversed()) as NonNullable<
      CompanyFacts['socials']
    >,
  };
}

const isStated = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
