import { type ConfigOf, defineConfig, envText, envTextOr, envUrl } from '@capstan/kit';

/** Whose tokens count, and whose account they name. */
export const oidcConfig = defineConfig(
  'oidc',
  {
    OIDC_ISSUER: envUrl('Issuer of the tokens, as in their claim `iss`'),
    OIDC_AUDIENCE: envText('Audience that the tokens must name'),
    OIDC_ACCOUNT_CLAIM: envTextOr('email', 'Claim with the e-mail address or the id of the account'),
  },
  ({ OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_ACCOUNT_CLAIM: accountClaim }) => {
    if (!issuer || !audience) throw new Error('OIDC_ISSUER and OIDC_AUDIENCE must be set');
    return { issuer, audience, accountClaim };
  },
);

export type OidcConfig = ConfigOf<typeof oidcConfig>;
