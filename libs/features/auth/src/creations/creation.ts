import { sha256 } from '@capstan/platform-core';
import { readIdempotencyKey } from '@capstan/platform-http';
import { AlreadyDoneError } from './already-done.error.js';
import { CreationMismatchError } from './creation-mismatch.error.js';

/** Identifies a request that creates something. Both are SHA-256, stored with what was created. */
export interface Creation {
  /** Hash of the calling account and its `Idempotency-Key`. */
  reference: Buffer;
  /** Hash of the content of the request. */
  fingerprint: Buffer;
}

/** The request to identify. */
export interface CreationRequest {
  /** The calling account: other accounts may use the same key. */
  accountId: string;
  /** The operation, e.g. `rotate <id>`. */
  operation: string;
  body: object;
}

/** @returns undefined without the header. @throws InvalidRequestError if the key is malformed. */
export function creationOf(header: string | undefined, request: CreationRequest): Creation | undefined {
  const key = readIdempotencyKey(header);
  if (key === undefined) return undefined;
  const fields = Object.entries(request.body).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    reference: hashOf([request.accountId, key]),
    fingerprint: hashOf([request.operation, Object.fromEntries(fields)]),
  };
}

/**
 * Rejects the repeat of a request: nothing is created again, and a secret cannot be shown again.
 * @param known the creation stored under the reference.
 * @throws AlreadyDoneError, or CreationMismatchError if it was a different request.
 */
export function refuseRepetition(
  known: { id: string; creationFingerprint: Buffer | null },
  { fingerprint }: Creation,
): never {
  if (known.creationFingerprint?.equals(fingerprint)) throw new AlreadyDoneError(known.id);
  throw new CreationMismatchError();
}

/** The columns that store a creation. */
export const creationColumns = (creation: Creation | undefined) => ({
  creationReference: creation?.reference ?? null,
  creationFingerprint: creation?.fingerprint ?? null,
});

const hashOf = (value: unknown): Buffer => sha256(JSON.stringify(value));
