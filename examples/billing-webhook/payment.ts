/** A payment reported by the billing system. */
export interface Payment {
  readonly email: string;
  /** The purchased credits. */
  readonly credits: number;
}

/** Parses a `payment.succeeded` event; undefined for any other body. */
export function paymentOf(body: unknown): Payment | undefined {
  const { type, data } = objectOf(body);
  const { email, credits } = objectOf(data);
  if (type !== 'payment.succeeded' || typeof email !== 'string') return undefined;
  return typeof credits === 'number' && Number.isSafeInteger(credits) && credits > 0
    ? { email, credits }
    : undefined;
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
