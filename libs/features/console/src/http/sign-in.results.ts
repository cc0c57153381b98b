import { ResultField } from '@capstan/platform-http';

/** The OpenID Connect issuer that users may sign in with. */
export class SignInIssuerResult {
  @ResultField({ type: 'string', format: 'uri', description: 'Its address' })
  issuer: string;
}

/** What the sign-in page offers. */
export class SignInMethodsResult {
  @ResultField({ type: 'boolean', description: 'A password, once it is set' })
  password: boolean;

  @ResultField({ type: 'boolean', description: 'A passkey: the service has a domain name' })
  passkey: boolean;

  @ResultField({ type: 'boolean', description: 'A link by e-mail: SMTP is configured' })
  email_link: boolean;

  @ResultField({ of: () => SignInIssuerResult, nullable: true, description: 'Null where none is configured' })
  oidc: SignInIssuerResult | null;
}

/** The session began or ended with the call. */
export class SignedInResult {
  @ResultField({ type: 'boolean', description: 'Whether the browser is signed in now' })
  signed_in: boolean;
}

/** Where the browser signs in. */
export class IssuerPageResult {
  @ResultField({ type: 'string', format: 'uri', description: 'Page of the issuer to go to' })
  url: string;
}

/** The answer to a request for a link, alike for every address. */
export class LinkRequestedResult {
  @ResultField({ type: 'boolean', description: 'Always true' })
  accepted: boolean;
}
