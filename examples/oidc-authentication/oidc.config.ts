import { type ConfigOf, defineConfig, envText, envTextOr, envUrl } from '@capstan/kit';

/** Issuer and audience of accepted tokens, and the claim that identifies the account. */
export const oidcConfig = defineConfig(
  'oidc',
  {
    OIDC_ISSUER: envUrl('Issuer of the tokens, as in their claim `iss`'),
    OIDC_AUDIENCE: envText('Required audience of the tokens'),
    OIDC_ACCOUNT_CLAIM: envTextOr('email', 'Claim with the e-mail address or the id of the account'),
  },
  ({ OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_ACCOUNT_CLAIM: accountClaim }) => {
    if (!issuer || !audience) throw new Error('OIDC_ISSUER and OIDC_AUDIENCE must be set');
    return { issuer, audience, accountClaim };
  },
);

export type OidcConfig = ConfigOf<typeof oidcConfig>;
