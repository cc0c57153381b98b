import { verify, X509Certificate } from 'node:crypto';
import { CallbackRefused, type OutboundClient } from '@capstan/kit';

/** A message of Amazon SNS, as it is posted to an endpoint. */
export type SnsMessage = Readonly<Record<string, string>>;

/** The signed fields, in this order; for a notification, `Subject` only if present. */
const SIGNED_OF_NOTIFICATION = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
const SIGNED_OF_SUBSCRIPTION = [
  'Message',
  'MessageId',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
];
const ALGORITHMS: Readonly<Record<string, string>> = { '1': 'sha1', '2': 'sha256' };
const HOST = /^sns\.[a-z0-9-]{3,40}\.amazonaws\.com(?:\.cn)?$/;
const MAX_CERTIFICATE_BYTES = 16_384;
const MAX_CERTIFICATES = 8;

/** An address in a message leads to SNS only, since the message may be forged. @throws CallbackRefused */
export function snsAddress(text: string | undefined): string {
  const url = URL.canParse(text ?? '') ? new URL(text ?? '') : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || !HOST.test(url.hostname)) {
    throw new CallbackRefused('an address in it is not one of Amazon SNS');
  }
  return url.href;
}

const known = new WeakMap<OutboundClient, SnsSignatures>();

/** The signatures that a process verifies with a client, so that each certificate is read once. */
export function snsSignatures(outbound: OutboundClient): SnsSignatures {
  const signatures = known.get(outbound) ?? new SnsSignatures(outbound);
  known.set(outbound, signatures);
  return signatures;
}

/**
 * Verifies signatures of Amazon SNS with the certificate that a message names
 * (https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html).
 */
class SnsSignatures {
  private readonly certificates = new Map<string, string>();

  constructor(private readonly outbound: OutboundClient) {}

  /** @throws CallbackRefused; an OutboundError if the certificate is unavailable: SNS then sends the message again. */
  async check(message: SnsMessage): Promise<void> {
    const algorithm = ALGORITHMS[message['SignatureVersion'] ?? ''];
    const signature = Buffer.from(message['Signature'] ?? '', 'base64');
    if (algorithm === undefined) throw new CallbackRefused('its signature has an unknown version');
    const certificate = await this.certificateAt(snsAddress(message['SigningCertURL']));
    if (!isSigned(algorithm, signedText(message), certificate, signature)) {
      throw new CallbackRefused('the signature is wrong');
    }
  }

  /** An unparsable certificate verifies nothing. */
  private async certificateAt(url: string): Promise<string> {
    const kept = this.certificates.get(url);
    if (kept !== undefined) return kept;
    const answer = await this.outbound.request({
      url,
      maxBytes: MAX_CERTIFICATE_BYTES,
      maxRedirects: 0,
    });
    if (answer.status !== 200) throw new CallbackRefused('its certificate does not exist');
    if (this.certificates.size >= MAX_CERTIFICATES) this.certificates.clear();
    const certificate = answer.text();
    this.certificates.set(url, certificate);
    return certificate;
  }
}

function signedText(message: SnsMessage): string {
  const names = message['Type'] === 'Notification' ? SIGNED_OF_NOTIFICATION : SIGNED_OF_SUBSCRIPTION;
  return names
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('');
}

function isSigned(algorithm: string, text: string, certificate: string, signature: Buffer): boolean {
  try {
    const key = new X509Certificate(certificate).publicKey;
    return verify(algorithm, Buffer.from(text), key, signature);
  } catch {
    return false;
  }
}
