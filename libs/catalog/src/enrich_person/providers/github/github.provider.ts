import { type CallContext, type CapabilityProvider, DefineProvider } from '@capstan/kit';
import { githubConfig } from '../../../vendors/github/github.config.js';
import { Github, type GithubAccount } from '../../../vendors/github/github.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { EnrichPersonResult } from '../../enrich-person.result.js';
import { CONFIDENCE, toPersonResult, unknownPerson } from '../../person-result.js';
import { isPossibleMatch, toGithubSearch, toPersonFacts, hasRequestedEmployer } from './github.mapper.js';

/** Number of accounts that are read to find the right one; the rate limit is low without a key. */
const MAX_READ = 3;

/** GitHub users, by their own profiles. */
@DefineProvider({
  name: 'github',
  title: 'GitHub',
  homepage: 'https://docs.github.com/rest',
  config: githubConfig,
})
export class GithubProvider implements CapabilityProvider<EnrichPersonParams, EnrichPersonResult> {
  constructor(private readonly github: Github) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ github, email, name }: EnrichPersonParams): boolean {
    return github !== undefined || email !== undefined || name !== undefined;
  }

  async call(params: EnrichPersonParams, context: CallContext): Promise<EnrichPersonResult> {
    context.signal.throwIfAborted();
    if (params.github !== undefined) {
      const account = await this.github.readUser(params.github, context);
      return account && isPossibleMatch(account, params)
        ? resultOf(account, CONFIDENCE.byIdentifier)
        : unknownPerson();
    }
    const hasEmployer = params.company !== undefined || params.domain !== undefined;
    if (params.email === undefined && !hasEmployer) return unknownPerson();
    const logins = await this.github.searchUsers(toGithubSearch(params), context);
    // A longer list cannot be checked for a single match.
    if (params.email !== undefined && logins.length !== 1) return unknownPerson();
    const accounts = await Promise.all(
      logins.slice(0, MAX_READ).map((login) => this.github.readUser(login, context)),
    );
    const fitting = accounts.filter(
      (account) =>
        account !== null &&
        isPossibleMatch(account, params) &&
        (params.email !== undefined || hasRequestedEmployer(account, params)),
    );
    const [only] = fitting;
    if (!only || fitting.length > 1) return unknownPerson();
    return resultOf(only, params.email === undefined ? CONFIDENCE.byNameAndEmployer : CONFIDENCE.byEmail);
  }
}

function resultOf(account: GithubAccount, confidence: number): EnrichPersonResult {
  return toPersonResult(toPersonFacts(account), { provider: 'github', url: account.pageUrl, confidence });
}
