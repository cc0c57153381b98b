import { Inject } from '@nestjs/common';
import { OutboundClient } from '@capstan/platform-outbound';
import { type CapabilityProvider, DefineProvider } from '../capability-provider.js';
import type { AnswerBodies } from '../vendor/exchange.js';
import type { HttpProviderDeclaration, Injected } from './http-provider.declaration.js';
import { HttpProvider } from './http-provider.js';

/** The injectable class of a declaration. Its parameters: configuration, client, then the services in `uses`. */
export type HttpProviderClass<P extends object, R extends object, C> = new (
  config: C,
  outbound: OutboundClient,
  ...services: unknown[]
) => Required<CapabilityProvider<P, R>>;

/** Creates the provider of a declaration (docs/extending/provider.md). */
export function defineHttpProvider<
  P extends object,
  C,
  F,
  R extends object,
  const N extends keyof C = never,
  U extends object = object,
  const K extends keyof AnswerBodies = 'json',
>(declaration: HttpProviderDeclaration<P, C, N, U, F, R, K>): HttpProviderClass<P, R, C> {
  const injected = Object.entries<Injected<unknown>>(declaration.uses ?? {});

  class DeclaredProvider extends HttpProvider<P, C, N, U, F, R, K> {
    constructor(config: C, outbound: OutboundClient, ...services: unknown[]) {
      const uses = Object.fromEntries(injected.map(([name], index) => [name, services[index]]));
      super(declaration, config, outbound, uses as U);
    }
  }
  const tokens = [declaration.config, OutboundClient, ...injected.map(([, token]) => token)];
  tokens.forEach((token, index) => {
    Inject('token' in token ? token.token : token)(DeclaredProvider, undefined, index);
  });
  DefineProvider({ ...declaration.info, config: declaration.config })(DeclaredProvider);
  return DeclaredProvider;
}
