/** A callback of a vendor, as it arrived. */
export interface CallbackRequest {
  /** Public address that the vendor called, with its query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  readonly now: Date;
}

/** What a vendor reports of a message that it accepted. */
export interface DeliveryReport {
  readonly status: 'sent' | 'delivered' | 'bounced';
  /** Our id, if the vendor returns it. */
  readonly messageId?: string;
  /** The vendor's id. */
  readonly providerMessageId?: string;
  /** The vendor's reason of a bounce. */
  readonly detail?: string;
}

/** A callback with a valid signature. */
export interface ReceivedCallback {
  readonly reports: readonly DeliveryReport[];
  /** Identifies the callback; default: its body. For vendors that do not sign the body. */
  readonly uniqueBy?: string;
}

/** Thrown for a callback whose signature is missing, wrong or too old. */
export class CallbackRefused extends Error {
  override readonly name = 'CallbackRefused';
}

/** How old a signed timestamp may be, and how far ahead of our clock. */
const TOLERANCE_SECONDS = 300;

/** @throws CallbackRefused for a timestamp outside of the tolerance. */
export function checkFreshness(timestampSeconds: number, now: Date): void {
  const ageSeconds = Math.abs(now.getTime() / 1000 - timestampSeconds);
  if (!(ageSeconds <= TOLERANCE_SECONDS)) throw new CallbackRefused('the timestamp is too old or too new');
}
