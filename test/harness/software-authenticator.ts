import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** What the page of a browser gets from the service to make or use a passkey. */
interface Challenge {
  challenge: string;
}

/** An authenticator in memory with one passkey (WebAuthn, level 3), as a browser at `origin` shows it to pages. */
export class SoftwareAuthenticator {
  private readonly credentialId = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: { x: Buffer; y: Buffer };
  private counter = 0;
  /** Whether it asks for a fingerprint or PIN, as opposed to a touch alone. */
  verifiesUser = true;

  constructor(
    private readonly domain: string,
    private readonly origin: string,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** `navigator.credentials.create()` as JSON, with attestation `none`. */
  create({ challenge }: Challenge): object {
    const { x, y } = this.publicKey;
    // COSE_Key (RFC 9052, 7): { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      x,
      Buffer.from('225820', 'hex'),
      y,
    ]);
    const id = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
    ]);
    const data = Buffer.concat([this.authenticatorData(HAS_CREDENTIAL), id, key]);
    // CBOR: { "fmt": "none", "attStmt": {}, "authData": bytes }
    const attestationObject = Buffer.concat([
      Buffer.from('a3', 'hex'),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from('a0', 'hex'),
      cborText('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get()` as JSON. */
  get({ challenge }: Challenge): object {
    const clientData = this.clientData('webauthn.get', challenge);
    const data = this.authenticatorData(0);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private credential(response: object): object {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((this.counter += 1));
    const user = USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(this.domain), Buffer.from([user | flags]), counter]);
  }
}

/** A short text in CBOR (RFC 8949, 3.1). */
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
