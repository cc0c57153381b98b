import type { CompanyFacts } from '../../company-result.js';
import type { GithubAccount } from '../../../vendors/github/github.js';

/** The host of a website as people write it, with or without a scheme; empty if it is not a URL. */
export function hostOf(blog: string): string {
  const url = URL.parse(/^https?:\/\//i.test(blog) ? blog : `https://${blog}`);
  return url?.hostname.replace(/^www\./, '') ?? '';
}

/** The facts of an organization whose website is at a domain. */
export function toCompanyFacts(account: GithubAccount, domain: string): CompanyFacts {
  const { login, name, bio, location, email, twitter, avatarUrl, pageUrl } = account;
  return {
    name: name || login,
    domain,
    description: bio,
    headquarters: location,
    logo_url: avatarUrl,
    emails: email === '' ? [] : [email],
    socials: { github_url: pageUrl, x_url: twitter === '' ? null : `https://x.com/${twitter}` },
  };
}
