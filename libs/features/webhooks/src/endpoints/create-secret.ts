import { randomBytes } from 'node:crypto';

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** A new signing secret in the form of Standard Webhooks. */
export const createSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
