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

/** Number of attempts per server. */
const TRIES = 2;

/**
 * Checks an address without contacting its mail server: syntax, lists, and whether its domain accepts mail. It can find
 * that mail cannot be delivered, but never that it will be.
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
    // Canceling ends all queries of a resolver, so each call has its own.
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

/** The result that needs no query. */
function listedVerdict(address: EmailAddress): EmailVerdict | undefined {
  // Names of private networks must not leak to outside.
  if (parse(address.domain).isIcann !== true) return { status: 'invalid', reason: 'domain_not_public' };
  if (listedFacts(address).is_disposable) return { status: 'disposable', reason: 'disposable_domain' };
  return undefined;
}

/**
 * A missing response is not a statement about the address. A server that fails for this domain may work for the next one.
 */
function failureOf(cause: NodeJS.ErrnoException, domain: string): ProviderFailure {
  const outcome = cause.code === 'ETIMEOUT' ? 'timeout' : 'upstream_error';
  const isTarget = cause.code === 'ESERVFAIL';
  return new ProviderFailure(outcome, `DNS does not respond for ${domain} (${cause.code ?? 'no code'})`, {
    cause,
    isTarget,
  });
}
