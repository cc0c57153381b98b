import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose';

const KEY_ID = 'key-1';
const ALGORITHM = 'ES256';

/** An OpenID Connect issuer on loopback: discovery document, key set, signed tokens. */
export class OidcIssuer {
  private constructor(
    private readonly server: Server,
    private readonly privateKey: CryptoKey,
  ) {}

  static async start(): Promise<OidcIssuer> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
    const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
    const server = createServer((request, response) => {
      const issuer = `http://${request.headers.host}`;
      const documents: Record<string, object> = {
        '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/jwks` },
        '/jwks': { keys: [jwk] },
      };
      const document = documents[request.url ?? ''];
      response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(document ?? {}));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new OidcIssuer(server, privateKey);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param options.key signs in place of the issuer's own. */
  sign(
    claims: JWTPayload,
    { expiresIn = '5m', key = this.privateKey }: { expiresIn?: string; key?: CryptoKey } = {},
  ): Promise<string> {
    return new SignJWT({ iss: this.url, ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(key);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
