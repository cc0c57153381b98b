/** Receives a published message, decoded from JSON. */
export type BroadcastHandler = (message: unknown) => void;

/**
 * Sends a message to every process of the service, the publisher included, for example to invalidate caches.
 *
 * A message arrives at least once while the receiver is connected and not at all while it is not, so listeners must
 * drop cached state on a gap. Publish after the commit, never inside the transaction.
 */
export abstract class Broadcast {
  /** False while messages may be missed; do not cache then. */
  abstract readonly connected: boolean;

  /**
   * Resolves once PostgreSQL or Redis has the message. Its JSON must stay below 7,900 bytes.
   * @throws Error when it is too large, or could not be sent within some seconds.
   */
  abstract publish(channel: string, message: object): Promise<void>;

  abstract subscribe(channel: string, handler: BroadcastHandler): void;

  /** Calls `handler` when the connection is lost, and again when it is restored: messages may have been missed. */
  abstract onGap(handler: () => void): void;
}
