import type { GithubAccount } from '../../../vendors/github/github.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { PersonFacts } from '../../person-result.js';
import { includesRequestedEmployer, isSameName } from '../../same-person.js';

/** A search for people with that e-mail address or name, in GitHub search syntax. */
export function toGithubSearch({ name, email }: EnrichPersonParams): string {
  const phrase = (name ?? '').replaceAll(/["\\]/g, ' ').trim();
  return email === undefined ? `fullname:"${phrase}" type:user` : `${email} in:email type:user`;
}

/** The facts in the profile of an account. */
export function toPersonFacts(account: GithubAccount): PersonFacts {
  const employer = employerOf(account);
  return {
    full_name: account.name,
    company: employer === '' ? null : { name: employer, domain: null },
    location: account.location,
    emails: account.email === '' ? [] : [{ value: account.email, type: null, status: null }],
    photo_url: account.avatarUrl,
    bio: account.bio,
    socials: {
      github_url: account.pageUrl,
      x_url: account.twitter === '' ? null : `https://x.com/${account.twitter}`,
      website_url:
        account.blog === '' || /^https?:\/\//i.test(account.blog) ? account.blog : `https://${account.blog}`,
    },
  };
}

/** Whether an account belongs to a person and does not conflict with the parameters. */
export function isPossibleMatch(account: GithubAccount, { name }: EnrichPersonParams): boolean {
  return account.kind === 'person' && (name === undefined || isSameName(account.name, name));
}

/** Whether the account states the employer that the caller gave. */
export function hasRequestedEmployer(account: GithubAccount, params: EnrichPersonParams): boolean {
  const domain = account.email.split('@')[1] ?? null;
  return includesRequestedEmployer([{ name: employerOf(account) || null, domain }], params);
}

/** Most write `@acme`. */
function employerOf({ company }: GithubAccount): string {
  return company.trim().replace(/^@/, '');
}
