import { Resolver } from 'node:dns/promises';
import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  ProviderFailure,
} from '@capstan/kit';
import { parse } from 'tldts';
import { type EmailAddress, emailAddressOf } from '../../../text/email-address.js';
import { type EmailVerdict, notAnAddress, toVerification } from '../../email-verdict.js';
import { listedFacts } from '../../lists/listed-facts.js';
import type { VerifyEmailParams } from '../../verify-email.params.js';
import type { VerifyEmailResult } from '../../verify-email.result.js';
import { dnsConfig } from './dns.config.js';
import { mailRouteOf } from './mail-route.js';

/** Each server is asked this often. */
const TRIES = 2;

/**
 * What is known of an address without asking its mailbox: whether it is one, what lists say of it, and whether its domain
 * takes mail. So it can tell that mail cannot arrive, and never that it will.
 */
@DefineProvider({ name: 'dns', title: 'Lists and DNS', config: dnsConfig })
export class DnsProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(@Inject(dnsConfig.token) private readonly config: ConfigOf<typeof dnsConfig>) {}

  isConfigured(): boolean {
    return true;
  }

  async call({ email }: VerifyEmailParams, { signal }: CallContext): Promise<VerifyEmailResult> {
    signal.throwIfAborted();
    const address = emailAddressOf(email);
    if (!address) return notAnAddress(email);
    return toVerification(address, listedVerdict(address) ?? (await this.verdictOfRoute(address, signal)));
  }

  private async verdictOfRoute(address: EmailAddress, signal: AbortSignal): Promise<EmailVerdict> {
    const route = await this.routeOf(address.domain, signal);
    if ('reason' in route) return { status: 'invalid', reason: route.reason, mx: [] };
    const status = listedFacts(address).is_role ? 'role' : 'unknown';
    return { status, reason: 'mailbox_not_asked', mx: route.hosts };
  }

  private async routeOf(domain: string, signal: AbortSignal): ReturnType<typeof mailRouteOf> {
    // Cancelling ends all that a resolver was asked, so each call has its own.
    const resolver = new Resolver({ timeout: this.config.timeoutMs, tries: TRIES });
    if (this.config.servers.length > 0) resolver.setServers(this.config.servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await mailRouteOf(domain, resolver);
    } catch (cause) {
      signal.throwIfAborted();
      throw failureOf(cause as NodeJS.ErrnoException, domain);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
}

/** What is decided without asking anybody. */
function listedVerdict(address: EmailAddress): EmailVerdict | undefined {
  // Names of private networks are nobody's business outside.
  if (parse(address.domain).isIcann !== true) return { status: 'invalid', reason: 'domain_not_public' };
  if (listedFacts(address).is_disposable) return { status: 'disposable', reason: 'disposable_domain' };
  return undefined;
}

/** No answer says nothing of the address. A server that fails for this domain alone may do well for the next one. */
function failureOf(cause: NodeJS.ErrnoException, domain: string): ProviderFailure {
  const outcome = cause.code === 'ETIMEOUT' ? 'timeout' : 'upstream_error';
  const isTarget = cause.code === 'ESERVFAIL';
  return new ProviderFailure(
    outcome,
    `the name system does not answer for ${domain} (${cause.code ?? 'no code'})`,
    {
      cause,
      isTarget,
    },
  );
}
