import { type CallContext, type CapabilityProvider, DefineProvider } from '@capstan/kit';
import { isSameSite } from '../../../vendors/company_site/company-domain.js';
import { CONFIDENCE, toCompanyResult } from '../../company-result.js';
import type { EnrichCompanyParams } from '../../enrich-company.params.js';
import type { EnrichCompanyResult } from '../../enrich-company.result.js';
import { unknownCompany } from '../../unknown-company.js';
import { Github, type GithubAccount } from '../../../vendors/github/github.js';
import { githubConfig } from '../../../vendors/github/github.config.js';
import { hostOf, toCompanyFacts } from './github.mapper.js';

/** Number of organizations that are read to find the one with the domain. */
const MAX_READ = 3;

/** GitHub organizations that list the domain as their website. */
@DefineProvider({
  name: 'github',
  title: 'GitHub',
  homepage: 'https://docs.github.com/en/rest/orgs/orgs',
  config: githubConfig,
})
export class GithubProvider implements CapabilityProvider<EnrichCompanyParams, EnrichCompanyResult> {
  constructor(private readonly github: Github) {}

  isConfigured(): boolean {
    return true;
  }

  /** Organization names are free to choose; only the domain identifies the owner. */
  supports({ domain }: EnrichCompanyParams): boolean {
    return domain !== undefined;
  }

  async call({ domain = '' }: EnrichCompanyParams, context: CallContext): Promise<EnrichCompanyResult> {
    const word = domain.split('.')[0] as string;
    const isOfDomain = (account: GithubAccount | null): account is GithubAccount =>
      account?.kind === 'organization' && isSameSite(hostOf(account.blog), domain);
    // Most are named like their domain; searches are limited (10 a minute without a token).
    const direct = await this.github.readOrganization(word, context);
    if (isOfDomain(direct)) return resultOf(direct, domain);
    const logins = await this.github.searchUsers(`${word} type:org`, context);
    const others = logins.filter((login) => login.toLowerCase() !== word).slice(0, MAX_READ);
    const read = await Promise.all(others.map((login) => this.github.readOrganization(login, context)));
    const found = read.filter(isOfDomain);
    const verified = found.filter(({ isVerified }) => isVerified);
    const [chosen, ...more] = verified.length > 0 ? verified : found;
    return chosen && more.length === 0 ? resultOf(chosen, domain) : unknownCompany();
  }
}

function resultOf(account: GithubAccount, domain: string): EnrichCompanyResult {
  return toCompanyResult(toCompanyFacts(account, domain), {
    provider: 'github',
    url: account.pageUrl,
    // Unless GitHub verified the domain, anyone can list the website of another company.
    confidence: account.isVerified ? CONFIDENCE.byDomain : CONFIDENCE.byName,
  });
}
