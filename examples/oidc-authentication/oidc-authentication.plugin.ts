import { join } from 'node:path';
import { definePlugin } from '@capstan/kit';
import { oidcConfig } from './oidc.config.js';
import { OidcStrategy } from './oidc.strategy.js';

/** Authenticates bearer tokens of an OpenID Connect issuer. */
export const oidcAuthentication = definePlugin({
  name: 'oidc-authentication',
  config: [oidcConfig],
  authentication: [OidcStrategy],
  errorPages: join(import.meta.dirname, 'errors'),
});
