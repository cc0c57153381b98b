import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Who signs in at the issuer. */
export interface IssuerUser {
  sub: string;
  email: string;
  email_verified: boolean;
}

/** An OpenID Connect issuer on a loopback port, which signs in `user` without a prompt. */
export interface Issuer {
  url: string;
  clientId: string;
  clientSecret: string;
  user: IssuerUser;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'capstan', clientSecret: 'secret-of-the-client' };

export async function startIssuer(redirectUri: string): Promise<Issuer> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: Issuer = {
    url,
    ...CLIENT,
    user: { sub: 'unknown', email: 'unknown@example.test', email_verified: true },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...issuer.user, sub }) }),
    cookies: { keys: ['key-of-a-test'] },
  });
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, issuer, request, response);
    else void provider.callback()(request, response);
  });
  return issuer;
}

/** Signs the user in, and consents to what the client asks for. */
async function interact(
  provider: Provider,
  { user }: Issuer,
  request: Parameters<Provider['interactionDetails']>[0],
  response: Parameters<Provider['interactionDetails']>[1],
): Promise<void> {
  const { prompt, params, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId: user.sub } });
    return;
  }
  const grant =
    (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
    new provider.Grant({ accountId: user.sub, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  const result = { consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

/** Follows the issuer's pages as a browser does. @returns the address that the issuer sends the browser back to. */
export async function followIssuer(start: string, stopAt: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url).href;
    if (url.startsWith(stopAt)) return url;
  }
  throw new Error(`The issuer never came back to ${stopAt}.`);
}
