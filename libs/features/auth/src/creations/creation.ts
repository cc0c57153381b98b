import { createHash } from 'node:crypto';
import { readIdempotencyKey } from '@capstan/platform-http';
import { AlreadyDoneError } from './already-done.error.js';
import { CreationMismatchError } from './creation-mismatch.error.js';

/** By what a request that creates something is known again. Both are SHA-256, stored beside what was created. */
export interface Creation {
  /** Of the calling account and its `Idempotency-Key`. */
  reference: Buffer;
  /** Of what was asked for. */
  fingerprint: Buffer;
}

/** What asks for the creation. */
export interface CreationRequest {
  /** The calling account: others may use the same key. */
  accountId: string;
  /** What is done, e.g. `rotate <id>`. */
  operation: string;
  body: object;
}

/** @returns undefined without the header. @throws InvalidRequestError for a key that may not be one. */
export function creationOf(header: string | undefined, request: CreationRequest): Creation | undefined {
  const key = readIdempotencyKey(header);
  if (key === undefined) return undefined;
  const fields = Object.entries(request.body).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    reference: sha256([request.accountId, key]),
    fingerprint: sha256([request.operation, Object.fromEntries(fields)]),
  };
}

/**
 * Answers the repetition of a request. Nothing is created again, and nothing secret can be shown again.
 * @param known what stands under the reference.
 * @throws AlreadyDoneError, or CreationMismatchError when it was another request.
 */
export function refuseRepetition(
  known: { id: string; creationFingerprint: Buffer | null },
  { fingerprint }: Creation,
): never {
  if (known.creationFingerprint?.equals(fingerprint)) throw new AlreadyDoneError(known.id);
  throw new CreationMismatchError();
}

/** The columns that remember a creation. */
export const creationColumns = (creation: Creation | undefined) => ({
  creationReference: creation?.reference ?? null,
  creationFingerprint: creation?.fingerprint ?? null,
});

const sha256 = (value: unknown): Buffer => createHash('sha256').update(JSON.stringify(value)).digest();
